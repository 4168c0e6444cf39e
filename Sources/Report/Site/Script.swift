/// The one script of the site. It adds search, filters and order to what the pages hold anyway.
let script = """
  "use strict"
  {
    const root = document.documentElement
    root.classList.add("js")
    const badges = [\(Badge.allCases.map { scriptLiteral($0.rawValue) }.joined(separator: ", "))]

  """ + collectionScript + finderScript + """
      document.addEventListener("DOMContentLoaded", () => {
        const sections = [...document.querySelectorAll("section.collection")]
        sections.forEach((section, index) => new Collection(section, index === 0 ? "" : section.dataset.id + "."))
        prepareFinder()
        // A table that fits needs no box to scroll in, so its head can stay in view.
        const fitting = new ResizeObserver(entries => {
          for (const { target } of entries)
            target.classList.toggle("fits", target.firstElementChild.offsetWidth <= target.clientWidth)
        })
        document.querySelectorAll(".table").forEach(table => fitting.observe(table))
        const strip = document.querySelector("header.site nav")
        const current = strip?.querySelector("[aria-current]")
        if (current) strip.scrollLeft = current.offsetLeft - strip.clientWidth / 2
        // A picture with one thing in its middle starts there.
        document.querySelectorAll(".canvas:has(.focus)").forEach(canvas => {
          canvas.scrollLeft = (canvas.scrollWidth - canvas.clientWidth) / 2
        })
        openTarget()
      })
      addEventListener("hashchange", openTarget)

      /// Opens the details that hide the target of the address.
      function openTarget() {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
        for (let element = target; element; element = element.parentElement)
          if (element.tagName === "DETAILS") element.open = true
        const own = target?.querySelector(":scope > details")
        if (own) own.open = true
        if (target?.closest("details, li")) target.scrollIntoView()
      }
    }

    """

/// Search, filters and order of one table or list; its state is in the address.
private let collectionScript = """
    const step = 500
    const waiting = new Map()
    const collator = new Intl.Collator("en", { numeric: true })

    /// Called by the scripts that hold the rows a page has no room for.
    window.archcheckRows = (id, rows) => waiting.get(id)?.(rows)

    class Collection {
      constructor(section, prefix) {
        this.section = section
        this.prefix = prefix
        this.body = section.querySelector("tbody, ul.entries")
        this.isTable = this.body?.tagName === "TBODY"
        this.search = section.querySelector(".controls input")
        this.selects = [...section.querySelectorAll(".controls select")]
        this.output = section.querySelector(".controls output")
        if (!this.body) return
        this.heads = new Map()
        this.rows = []
        this.take(this.body.children)
        this.limit = this.rows.length
        this.order = null
        if (this.isTable && this.rows.length > 2) this.addSorting()
        this.search?.addEventListener("input", () => this.update())
        this.selects.forEach(select => select.addEventListener("change", () => this.update()))
        this.more = document.createElement("button")
        this.more.className = "more"
        this.more.type = "button"
        this.more.hidden = true
        this.more.addEventListener("click", async () => {
          const limit = this.limit + step
          await this.load()
          this.limit = limit
          this.show()
        })
        section.append(this.more)
        this.offerMore(this.rows.length)
        this.restore()
      }

      addSorting() {
        this.headers = [...this.section.querySelectorAll("th")]
        this.headers.forEach((header, column) => {
          const button = document.createElement("button")
          button.type = "button"
          button.append(...header.childNodes)
          header.append(button)
          header.addEventListener("click", () => {
            const isSame = this.order?.column === column
            const isFirstDown = header.dataset.kind === "number"
            if (!isSame) this.order = { column, isDown: isFirstDown }
            else if (this.order.isDown === isFirstDown) this.order.isDown = !isFirstDown
            else this.order = null
            this.update()
          })
        })
      }

      restore() {
        const query = new URLSearchParams(location.search)
        const get = name => query.get(this.prefix + name)
        let isChanged = false
        if (this.search && get("q")) { this.search.value = get("q"); isChanged = true }
        for (const select of this.selects) {
          const value = get(select.name)
          if (value && [...select.options].some(option => option.value === value)) {
            select.value = value
            isChanged = true
          }
        }
        const column = parseInt(get("sort") ?? "")
        if (this.headers?.[Math.abs(column) - 1]) {
          this.order = { column: Math.abs(column) - 1, isDown: column < 0 }
          isChanged = true
        }
        if (isChanged) this.update()
      }

      remember() {
        const query = new URLSearchParams(location.search)
        const set = (name, value) =>
          value ? query.set(this.prefix + name, value) : query.delete(this.prefix + name)
        set("q", this.search?.value)
        this.selects.forEach(select => set(select.name, select.value))
        set("sort", this.order && String((this.order.column + 1) * (this.order.isDown ? -1 : 1)))
        const text = query.toString()
        try { history.replaceState(null, "", location.pathname + (text && "?" + text) + location.hash) }
        catch { /* A browser may refuse that for files; the filter works without. */ }
      }

      async update() {
        await this.load()
        this.remember()
        this.show()
      }

      /// Loads the rows that are not in the page, once.
      load() {
        const source = this.section.dataset.source
        if (!source) return
        return this.loading ??= new Promise(resolve => {
          if (this.output) this.output.textContent = "Loading…"
          waiting.set(this.section.dataset.id, rows => {
            const template = document.createElement("template")
            template.innerHTML = rows.join("")
            this.take(template.content.children)
            this.limit = step
            // What stands below a shortened table says how short it is.
            this.section.querySelectorAll(":scope > p").forEach(remark => remark.remove())
            resolve()
          })
          const script = document.createElement("script")
          script.src = (root.dataset.root ?? "") + source
          script.onerror = resolve
          document.head.append(script)
        })
      }

      /// Keeps rows, and apart from them the heads of groups.
      take(elements) {
        for (const element of elements) {
          if (element.className === "group") this.heads.set(element.dataset.group, element)
          else this.rows.push({ element, index: this.rows.length })
        }
      }

      /// Rows with the heads of their groups.
      grouped(rows) {
        let last
        return rows.flatMap(({ element }) => {
          const group = element.dataset.group
          const head = group !== last && this.heads.get(group)
          last = group
          return head ? [head, element] : [element]
        })
      }

      values(row) {
        return row.values ??= this.isTable
          ? [...row.element.cells].map(cell => cell.textContent.trim())
          : (row.element.dataset.values ?? "").split("\\t")
      }

      show() {
        const words = (this.search?.value ?? "").toLowerCase().split(/\\s+/).filter(Boolean)
        const chosen = this.selects.filter(select => select.value)
          .map(select => [Number(select.dataset.column), select.value])
        let rows = this.rows.filter(row => {
          if (!chosen.every(([column, value]) => this.values(row)[column] === value)) return false
          row.text ??= row.element.textContent.toLowerCase()
          return words.every(word => row.text.includes(word))
        })
        if (this.order) rows = this.sorted(rows)
        this.headers?.forEach((header, column) => {
          if (this.order?.column === column)
            header.setAttribute("aria-sort", this.order.isDown ? "descending" : "ascending")
          else header.removeAttribute("aria-sort")
        })
        this.body.replaceChildren(...this.grouped(rows.slice(0, this.limit)))
        const total = Number(this.section.dataset.count)
        const { noun, nouns } = this.section.dataset
        const named = number => number.toLocaleString("en") + " " + (number === 1 ? noun : nouns)
        if (this.output) {
          this.output.textContent = rows.length === total
            ? named(total) : rows.length.toLocaleString("en") + " of " + named(total)
        }
        this.offerMore(rows.length)
      }

      offerMore(count) {
        const left = this.section.dataset.source && !this.loading
          ? Number(this.section.dataset.count) - count : count - this.limit
        this.more.hidden = left <= 0
        this.more.textContent = "Show " + Math.min(step, left) + " more"
      }

      sorted(rows) {
        const { column, isDown } = this.order
        const kind = this.headers[column].dataset.kind
        const key = text => {
          if (kind === "badge") return badges.indexOf(text)
          if (kind !== "number") return text
          const number = parseFloat(text.replace(/[,\\s]/g, "").replace("−", "-"))
          return isNaN(number) ? null : number
        }
        const keyed = rows.map(row => [key(this.values(row)[column] ?? ""), row])
        keyed.sort(([a, left], [b, right]) => {
          // What has no value comes last in either direction.
          if (a === null || b === null) return (a === null) - (b === null) || left.index - right.index
          const order = typeof a === "string" ? collator.compare(a, b) : a - b
          return (isDown ? -order : order) || left.index - right.index
        })
        return keyed.map(([, row]) => row)
      }
    }


  """

/// Finds pages by their titles.
private let finderScript = """
    let pages = []
    window.archcheckPages = entries => { pages = entries }

    function prepareFinder() {
      const input = document.querySelector(".finder input")
      const list = document.querySelector(".finder ul")
      if (!input || !list) return
      let isLoaded = false
      const load = () => {
        if (isLoaded) return
        isLoaded = true
        const script = document.createElement("script")
        script.src = (root.dataset.root ?? "") + "assets/pages.js"
        script.onload = show
        document.head.append(script)
      }
      const show = () => {
        const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
        const rank = title => title.startsWith(words[0]) ? 0 : 1
        const found = words.length === 0 ? [] : pages
          .filter(([title]) => words.every(word => title.toLowerCase().includes(word)))
          .sort(([a], [b]) => rank(a.toLowerCase()) - rank(b.toLowerCase()) || a.length - b.length)
        list.replaceChildren(...found.slice(0, 20).map(([title, kind, path]) => {
          const item = document.createElement("li")
          const link = document.createElement("a")
          const label = document.createElement("span")
          link.href = (root.dataset.root ?? "") + path.split("/").map(encodeURIComponent).join("/")
          label.textContent = kind
          link.append(title, label)
          item.append(link)
          return item
        }))
        list.hidden = found.length === 0
      }
      const move = (event, offset) => {
        const stops = [input, ...list.querySelectorAll("a")]
        const next = stops[stops.indexOf(document.activeElement) + offset]
        if (next) { next.focus(); event.preventDefault() }
      }
      input.addEventListener("focus", load)
      input.addEventListener("input", () => { load(); show() })
      input.parentElement.addEventListener("keydown", event => {
        if (event.key === "ArrowDown") move(event, 1)
        if (event.key === "ArrowUp") move(event, -1)
        if (event.key === "Enter" && event.target === input) list.querySelector("a")?.click()
        if (event.key === "Escape") { input.value = ""; show(); input.focus() }
      })
      input.parentElement.addEventListener("focusout", event => {
        if (!input.parentElement.contains(event.relatedTarget)) list.hidden = true
      })
      document.addEventListener("keydown", event => {
        const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "")
        if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault()
          input.focus()
        }
      })
    }


  """
