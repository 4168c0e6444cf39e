/// The one script of the site. It adds search, filters and order to what the pages hold anyway.
let script = """
  "use strict"
  {
    const root = document.documentElement
    let collections = []
    root.classList.add("js")
    const badges = [\(Badge.allCases.map { scriptLiteral($0.rawValue) }.joined(separator: ", "))]
    const tones = [\(Badge.allCases.map { scriptLiteral($0.tone.rawValue) }.joined(separator: ", "))]

  """ + collectionScript + finderScript + """
      document.addEventListener("DOMContentLoaded", () => {
        const sections = [...document.querySelectorAll("section.collection")]
        collections = sections.map((section, index) =>
          new Collection(section, index === 0 ? "" : section.dataset.id + "."))
        prepareFinder()
        // A table that fits needs no box to scroll in, so its head can stay in view.
        const fitting = new ResizeObserver(entries => {
          for (const { target } of entries)
            target.classList.toggle("fits", target.firstElementChild.offsetWidth <= target.clientWidth)
        })
        document.querySelectorAll(".table").forEach(table => fitting.observe(table))
        const strip = document.querySelector("header.site nav")
        const current = strip?.querySelector("[aria-current]")
        // The strip gets its width when the page has its own.
        if (current)
          new ResizeObserver(() => {
            const { left, width } = current.getBoundingClientRect()
            strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2
          }).observe(strip)
        openTarget()
      })
      addEventListener("hashchange", openTarget)

      /// Shows the target of the address: loads its row and opens the details that hide it.
      async function openTarget() {
        const id = decodeURIComponent(location.hash.slice(1))
        if (!id) return
        // What the address filters by is not to take away what it leads to.
        await Promise.all(collections.map(collection => collection.ready))
        if (!document.getElementById(id))
          for (const collection of collections) if (await collection.reveal(id)) break
        const target = document.getElementById(id)
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
    window.archcheckRows = (id, rows, part, words) => waiting.get(id)?.(rows, part, words)

    /// A row or entry that becomes an element when it is shown: its group, the number of its values
    /// among `words`, its anchor, and pieces: text, badges by their number, or code or a list of
    /// pieces with their address.
    class Told {
      constructor(parts, words, index) {
        const [group, values, id, ...pieces] = parts
        Object.assign(this, { group: String(group), id, pieces, words, index })
        this.joinedValues = words[values]
      }

      get values() { return this.joinedValues.split("\\t") }

      get text() {
        const told = piece =>
          typeof piece === "number" ? badges[piece] : typeof piece === "string" ? piece
          : typeof piece[0] === "string" ? piece[0] : piece[0].map(told).join("")
        return this.lowered ??= this.pieces.map(told).join("").toLowerCase()
      }

      get element() { return this.made ??= this.make() }

      make() {
        const item = document.createElement("li")
        if (this.group !== "-1") item.dataset.group = this.group
        if (this.id) item.id = this.id
        item.dataset.values = this.joinedValues
        const line = document.createElement("p")
        item.append(line)
        this.pieces.forEach(piece => this.write(piece, line))
        return item
      }

      write(piece, place) {
        if (typeof piece === "string") { place.append(piece); return }
        if (typeof piece === "number") {
          const badge = document.createElement("strong")
          badge.className = "badge " + tones[piece]
          badge.textContent = badges[piece]
          place.append(badge)
          return
        }
        const [inner, folder, rest] = piece
        if (folder !== undefined) {
          const link = document.createElement("a")
          link.href = this.words[folder] + rest
          place.append(link)
          place = link
        }
        if (typeof inner !== "string") { inner.forEach(part => this.write(part, place)); return }
        const code = document.createElement("code")
        code.textContent = inner
        place.append(code)
      }
    }

    /// A row or entry that is an element.
    class Shown {
      constructor(element, index) {
        this.element = element
        this.index = index
        this.group = element.dataset.group
        this.id = element.id
      }

      get values() {
        return this.split ??= this.element.cells
          ? [...this.element.cells].map(cell => cell.textContent.trim())
          : (this.element.dataset.values ?? "").split("\\t")
      }

      get text() { return this.lowered ??= this.element.textContent.toLowerCase() }
    }

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
        this.ready = this.restore()
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

      /// Shows what the address asks for.
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
        if (isChanged) return this.update()
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

      /// Shows the row with an anchor, whatever hides it, and says whether there is one.
      async reveal(id) {
        if (!this.section.dataset.source && !this.rows.some(row => row.id === id)) return false
        await this.load()
        if (!this.rows.some(row => row.id === id)) return false
        this.show()
        if (!this.found.some(row => row.id === id)) {
          this.clear()
          this.remember()
          this.show()
        }
        this.limit = Math.max(this.limit, this.found.findIndex(row => row.id === id) + 1)
        this.show()
        return true
      }

      clear() {
        if (this.search) this.search.value = ""
        this.selects.forEach(select => { select.value = "" })
      }

      /// Loads the rows that are not in the page, once.
      load() {
        const sources = this.section.dataset.source?.split(" ")
        if (!sources) return
        return this.loading ??= this.fetch(sources)
      }

      async fetch(sources) {
        if (this.output) this.output.textContent = "Loading…"
        const parts = []
        waiting.set(this.section.dataset.id, (rows, part, words) => { parts[part] = [rows, words] })
        await Promise.all(sources.map(source => new Promise(resolve => {
          const script = document.createElement("script")
          script.src = (root.dataset.root ?? "") + source
          script.onload = script.onerror = resolve
          document.head.append(script)
        })))
        for (const [rows, words] of parts.filter(Boolean)) this.takeTold(rows, words)
        this.limit = step
        // What stands below a shortened table says how short it is.
        this.section.querySelectorAll(":scope > p").forEach(remark => remark.remove())
      }

      /// Keeps rows, some as markup and some told by their parts.
      takeTold(rows, words) {
        let markup = []
        const takeMarkup = () => {
          const template = document.createElement("template")
          template.innerHTML = markup.join("")
          this.take(template.content.children)
          markup = []
        }
        for (const row of rows) {
          if (typeof row === "string") { markup.push(row); continue }
          if (markup.length > 0) takeMarkup()
          this.rows.push(new Told(row, words, this.rows.length))
        }
        if (markup.length > 0) takeMarkup()
      }

      /// Keeps rows, and apart from them the heads of groups.
      take(elements) {
        for (const element of elements) {
          if (element.className === "group") this.heads.set(element.dataset.group, element)
          else this.rows.push(new Shown(element, this.rows.length))
        }
      }

      /// Rows with the heads of their groups.
      grouped(rows) {
        let last
        return rows.flatMap(({ element, group }) => {
          const head = group !== last && this.heads.get(group)
          last = group
          return head ? [head, element] : [element]
        })
      }

      /// Writes into the heads of groups how many of their rows are found.
      countGroups(rows) {
        const found = new Map()
        for (const { group } of rows) found.set(group, (found.get(group) ?? 0) + 1)
        for (const [group, head] of this.heads) {
          const count = head.querySelector(".count")
          count.dataset.all ??= count.textContent
          const number = (found.get(group) ?? 0).toLocaleString("en")
          count.textContent =
            number === count.dataset.all ? number : number + " of " + count.dataset.all
        }
      }

      show() {
        const words = (this.search?.value ?? "").toLowerCase().split(/\\s+/).filter(Boolean)
        const chosen = this.selects.filter(select => select.value)
          .map(select => [Number(select.dataset.column), select.value])
        let rows = this.rows.filter(row => {
          if (!chosen.every(([column, value]) => row.values[column] === value)) return false
          return words.every(word => row.text.includes(word))
        })
        if (this.order) rows = this.sorted(rows)
        this.headers?.forEach((header, column) => {
          if (this.order?.column === column)
            header.setAttribute("aria-sort", this.order.isDown ? "descending" : "ascending")
          else header.removeAttribute("aria-sort")
        })
        this.found = rows
        this.countGroups(rows)
        this.body.replaceChildren(...this.grouped(rows.slice(0, this.limit)))
        const total = Number(this.section.dataset.count)
        const { noun, nouns } = this.section.dataset
        const named = number => number.toLocaleString("en") + " " + (number === 1 ? noun : nouns)
        if (this.output) {
          this.output.textContent = rows.length === total
            ? named(total) : rows.length.toLocaleString("en") + " of " + named(total)
        }
        this.offerMore(rows.length)
        this.nothing ??= this.noticeOfNothing()
        this.nothing.hidden = rows.length > 0
      }

      /// What stands below a list in which the search finds nothing.
      noticeOfNothing() {
        const notice = document.createElement("p")
        notice.className = "nothing"
        const button = document.createElement("button")
        button.className = "more"
        button.type = "button"
        button.textContent = "Show all"
        button.addEventListener("click", () => {
          this.clear()
          this.update()
          this.search?.focus()
        })
        notice.append("Nothing matches. ", button)
        this.more.before(notice)
        return notice
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
        const keyed = rows.map(row => [key(row.values[column] ?? ""), row])
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

    /// A name with places where a line may end: at its humps and behind dots.
    const broken = name => name.replace(/[a-z0-9](?=[A-Z])|[._/]/g, "$&\\n").split("\\n")
      .flatMap((part, index) => index === 0 ? [part] : [document.createElement("wbr"), part])

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
        const item = (title, kind, href) => {
          const item = document.createElement("li")
          const link = document.createElement("a")
          const name = document.createElement("strong")
          const label = document.createElement("span")
          link.href = (root.dataset.root ?? "") + href
          name.append(...broken(title))
          label.textContent = kind
          link.append(name, label)
          item.append(link)
          return item
        }
        const query = text => "?q=" + encodeURIComponent(text)
        list.replaceChildren(...found.slice(0, 20).map(([title, kind, path, term]) => item(
          title, kind, path.split("/").map(encodeURIComponent).join("/") + (term ? query(term) : ""))))
        if (pages.length > 0) {
          const typed = input.value.trim()
          list.append(item("Search all types for " + typed, "", "types.html" + query(typed)))
        }
        list.hidden = words.length === 0 || list.children.length === 0
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
