/// The colours, by what they say; dark where the reader's system is.
let palette = """
  :root {
    color-scheme: light dark;
    --paper: #ffffff; --shade: #f5f6f8; --line: #dfe3e8; --ink: #1a1e23; --faint: #59636e;
    --link: #0b5cad; --bad: #b3261e; --caution: #855300; --notice: #1f5fa6; --good: #1a7043;
    --mark: #ffe9a8; --keyword: #8b1f7a; --type: #1b5e75; --string: #a3290f; --number: #1c3fb0;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #14171b; --shade: #1c2127; --line: #313841; --ink: #e2e6ea; --faint: #9aa5b1;
      --link: #82b7f3; --bad: #ff9187; --caution: #e6b655; --notice: #8bb9f2; --good: #74cf9b;
      --mark: #463809; --keyword: #f08ad8; --type: #8fd3e8; --string: #f5a58f; --number: #a9b8ff;
    }
  }

  """

/// Classes of the pictures, on pages and in their own files.
let pictureStyles = """
  svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
  svg .faint, svg text.faint { fill: var(--faint); }
  svg .node { fill: var(--shade); stroke: var(--faint); }
  svg .group { fill: none; stroke: var(--line); }
  svg .edge { fill: none; stroke: var(--faint); }
  svg .edge-head { fill: var(--faint); stroke: none; }
  svg .grid { fill: none; stroke: var(--line); } svg .sequence { fill: none; stroke: var(--faint); }
  svg .bad { stroke: var(--bad); } svg .edge-head.bad, svg text.bad { fill: var(--bad); stroke: none; }
  svg .good { stroke: var(--good); } svg .caution { stroke: var(--caution); }
  svg .notice { stroke: var(--notice); }
  svg .fill { fill: var(--notice); stroke: none; } svg .fill.bad { fill: var(--bad); }
  svg .fill.good { fill: var(--good); } svg .fill.caution { fill: var(--caution); }
  svg .node.external { stroke-dasharray: 4 3; } svg .node.bad { stroke: var(--bad); }
  svg .node.focus { stroke: var(--ink); stroke-width: 1.5; } svg text.strong { font-weight: 650; }
  svg .trend { fill: none; stroke: var(--notice); stroke-width: 1.5; stroke-linejoin: round; }
  svg .area { fill: color-mix(in srgb, var(--notice) 12%, transparent); stroke: none; }
  svg .label { stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
  svg .band { fill: var(--shade); stroke: none; } svg .band + text { font-size: 11px; }
  svg .band ~ a .node { fill: var(--paper); }
  svg .cycle { fill: none; stroke: var(--caution); stroke-dasharray: 5 4; stroke-width: 1.5; }
  svg .cut { stroke: var(--bad); stroke-dasharray: 6 4; stroke-width: 1.5; }
  svg .edge.declared { stroke-dasharray: 2 3; }
  svg .edge-head.cut { fill: var(--bad); stroke: none; }
  svg .edge.bad, svg .edge.caution { stroke-width: 1.5; }
  svg .edge-head.caution { fill: var(--caution); stroke: none; }
  svg .leader { fill: none; stroke: var(--faint); stroke-width: .75; }
  svg .count { fill: var(--caution); font-weight: 650; }
  svg .hit { fill: none; stroke: transparent; stroke-width: 9; pointer-events: stroke; }
  svg a:is(:hover, :focus) .edge { stroke: var(--link); stroke-width: 2; }
  svg a:is(:hover, :focus) .edge-head { fill: var(--link); }
  svg a:hover .node, svg a:focus .node { stroke: var(--link); stroke-width: 2; }

  """

/// The one stylesheet of the site.
let stylesheet = palette + pictureStyles + layout + typography + components

private let layout = """
  * { box-sizing: border-box; }
  html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0; background: var(--paper); color: var(--ink); display: grid;
    grid-template: "header main" 1fr "header footer" auto / 15rem minmax(0, 1fr);
    min-height: 100vh; font: 15px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
  }
  .skip { position: absolute; left: -100vw; }
  .skip:focus { left: 1rem; top: 1rem; z-index: 3; background: var(--paper); padding: .5rem 1rem; }
  header.site {
    grid-area: header; position: sticky; top: 0; z-index: 2; height: 100vh; overflow-y: auto;
    background: var(--shade); border-right: 1px solid var(--line); padding: 1.25rem 1rem;
  }
  header.site .home { display: block; font-weight: 650; font-size: 1.05rem; color: inherit;
    overflow-wrap: anywhere; margin: 0 .5rem .9rem; }
  header.site nav h2 { font-size: .75rem; font-weight: 600; color: var(--faint); margin: 1.1rem .5rem .25rem;
    letter-spacing: .01em; }
  header.site nav h2:empty { display: none; }
  header.site ul { list-style: none; margin: 0; padding: 0; }
  header.site nav a { display: flex; justify-content: space-between; gap: .5rem; color: inherit;
    padding: .16rem .5rem; border-radius: 4px; font-size: .9rem; }
  header.site nav a:hover { background: var(--line); text-decoration: none; }
  header.site nav a[aria-current] { font-weight: 600; background: var(--line); }
  .count { color: var(--faint); font-variant-numeric: tabular-nums; font-weight: 400; }
  main { grid-area: main; padding: 1.5rem 2.25rem 3rem; max-width: 80rem; min-width: 0; }
  main:focus { outline: none; }
  footer { grid-area: footer; padding: 1rem 2.25rem 2rem; color: var(--faint); font-size: .8rem; }
  .contents { display: none; }
  @media (min-width: 1600px) {
    main:has(.contents) { display: grid; max-width: 98rem; column-gap: 2rem;
      grid-template-columns: minmax(0, 1fr) 11rem; align-content: start; }
    main:has(.contents) > .way { grid-column: 1 / -1; }
    .contents { display: block; position: sticky; top: 1.5rem; align-self: start; font-size: .85rem;
      max-height: calc(100vh - 3rem); overflow-y: auto; border-left: 1px solid var(--line);
      padding-left: 1rem; }
    .contents h2 { font-size: .8rem; margin: 0 0 .4rem; color: var(--faint); }
    .contents ol { list-style: none; margin: 0; padding: 0; }
    .contents li { margin: .15rem 0; overflow-wrap: anywhere; }
  }
  @media (max-width: 899px) {
    body { display: block; }
    header.site { position: static; z-index: auto; height: auto; overflow: visible; border: 0;
      border-bottom: 1px solid var(--line); padding: .75rem 1rem .5rem; }
    header.site .home { margin: 0 0 .5rem; }
    header.site nav { display: flex; gap: .25rem; overflow-x: auto; margin: .5rem -1rem 0;
      padding: 0 1rem .25rem; }
    header.site nav h2 { display: none; }
    header.site nav ul { display: flex; gap: .25rem; }
    header.site nav a { white-space: nowrap; padding: .3rem .6rem; }
    main { padding: 1rem 1rem 2rem; }
    footer { padding: 1rem; }
  }

  """

private let typography = """
  h1, h2, h3, h4 { line-height: 1.25; font-weight: 650; overflow-wrap: anywhere; text-wrap: balance; }
  h1 { font-size: 1.7rem; margin: 0 0 .75rem; letter-spacing: -.012em; }
  h2 { font-size: 1.2rem; margin: 2.25rem 0 .6rem; }
  h3 { font-size: 1rem; margin: 1.6rem 0 .4rem; }
  h4 { font-size: .95rem; margin: 1.2rem 0 .3rem; }
  article { overflow-wrap: break-word; }
  p, article > ul, article > ol, blockquote { max-width: 46rem; }
  p, ul, ol { margin: 0 0 .8rem; }
  h1 + p { font-size: 1.07rem; }
  a { color: var(--link); text-decoration: none; }
  a:hover { text-decoration: underline; }
  article :is(p, li, dd, figcaption) a:not(.anchor, td a) { text-decoration: underline 1px; text-underline-offset: .2em;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); }
  p a[href*="guidelines/"] { white-space: nowrap; }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 1px; border-radius: 2px; }
  .anchor { margin-left: .4em; color: var(--faint); font-weight: 400; opacity: 0; }
  .anchor::before { content: "#"; }
  .anchor:focus, :is(h2, h3, h4):hover > .anchor { opacity: 1; }
  code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
    font-size: .865em; }
  code { overflow-wrap: anywhere; unicode-bidi: isolate; }
  pre { border: 1px solid var(--line); border-radius: 5px; margin: 0 0 1rem;
    padding: .6rem .8rem; overflow-x: auto; line-height: 1.5; tab-size: 4; }
  pre code { overflow-wrap: normal; font-size: .82rem; }
  :is(p, li) > code { background: var(--shade); padding: .08em .3em; border-radius: 3px; }
  .entries > li > p > code { background: none; padding: 0; }
  img, svg { max-width: 100%; height: auto; }
  hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
  blockquote { margin: 0 0 1rem; padding: 0 0 0 1rem; border-left: 3px solid var(--line); color: var(--faint); }
  .way ol { display: flex; flex-wrap: wrap; list-style: none; margin: 0 0 .5rem; padding: 0;
    font-size: .85rem; }
  .way li:not(:last-child)::after { content: "/"; color: var(--faint); margin: 0 .4rem; }

  """

private let components = """
  .badge { display: inline-block; font-size: .78rem; font-weight: 600; line-height: 1.35; padding: 0 .4em;
    border-radius: 3px; color: var(--tone); white-space: nowrap;
    background: color-mix(in srgb, var(--tone) 12%, transparent); }
  .bad { --tone: var(--bad); } .caution { --tone: var(--caution); } .notice { --tone: var(--notice); }
  .good { --tone: var(--good); } .neutral { --tone: var(--faint); }
  .figures { display: flex; flex-wrap: wrap; gap: .9rem 2.5rem; margin: 1.25rem 0 1.75rem; padding: 0; }
  .figures div { display: grid; align-content: start; }
  .figures dt { order: 1; font-size: .82rem; color: var(--faint); }
  .figures dd { margin: 0; font-size: 1.6rem; line-height: 1.2; font-weight: 600; letter-spacing: -.01em;
    font-variant-numeric: tabular-nums; }
  .figures dd a { color: inherit; }
  .figures :is(.bad, .caution, .good) dd:not(.note) { color: var(--tone); }
  .figures dd.note { order: 2; max-width: 9rem; font-size: .8rem; font-weight: 400; letter-spacing: 0; color: var(--faint); }
  /* A box that scrolls sideways shows a shadow at the side where there is more. */
  .table, .matrix, .picture .canvas, pre { --base: var(--paper);
    --hide: var(--base) 40%, transparent; --edge: color-mix(in srgb, var(--ink) 16%, transparent), transparent;
    background: linear-gradient(to right, var(--hide)) left / 2rem 100% no-repeat local,
      linear-gradient(to left, var(--hide)) right / 2rem 100% no-repeat local,
      linear-gradient(to right, var(--edge)) left / .6rem 100% no-repeat scroll,
      linear-gradient(to left, var(--edge)) right / .6rem 100% no-repeat scroll var(--base); }
  pre { --base: var(--shade); }
  .table { overflow-x: auto; margin: 0 0 1rem; }
  table { border-collapse: collapse; font-size: .875rem; line-height: 1.4; }
  th, td { text-align: left; vertical-align: top; padding: .32rem .75rem .32rem 0; }
  th:not(:last-child), td:not(:last-child) { padding-right: 1.25rem; }
  th { font-weight: 600; color: var(--faint); box-shadow: inset 0 -1px var(--faint); white-space: nowrap; }
  td { border-bottom: 1px solid var(--line); max-width: 28rem; overflow-wrap: break-word; }
  tr:has(> :nth-child(2):last-child, > :nth-child(3):last-child) > td { max-width: 46rem; }
  tr:has(> :nth-child(5)) > td { max-width: 19rem; }
  tr:has(> :nth-child(5)) > td[data-kind=prose] { max-width: 26rem; }
  tr:has(> :nth-child(8)) > :is(th, td) { padding-right: 1rem; }
  tr:has(> :nth-child(8)) > td:first-child { max-width: 18rem; }
  thead tr:has(> :nth-child(8)) > th { white-space: normal; }
  th[data-kind=prose] { min-width: 14rem; }
  tr:has(> :nth-child(5)) > th[data-kind=prose] { min-width: 9rem; }
  tr:not(:has(> :nth-child(5))) > th[data-kind=prose] { width: 24rem; }
  td[data-kind=id] { white-space: nowrap; }
  td code { overflow-wrap: inherit; font-size: .92em; }
  .table.fits { overflow: visible; }
  .table.fits th { position: sticky; top: 0; background: var(--paper); }
  tbody tr:hover { background: var(--shade); }
  td.right, th.right { text-align: right; font-variant-numeric: tabular-nums; }
  td.right { white-space: nowrap; }
  /* A table too wide for its place keeps its first column in view. */
  html.js .table:not(.fits) :is(th, td):first-child { position: sticky; left: 0; z-index: 1;
    background: var(--paper); }
  html.js .table:not(.fits) tr:hover td:first-child { background: var(--shade); }
  .center { text-align: center; }
  th button { all: unset; }
  html.js .sortable th { cursor: pointer; }
  /* The arrow stands in the space between columns, so that figures end where their head ends. */
  html.js .sortable th::after { content: "\\2195"; display: inline-block; width: 1.1em; margin-right: -1.1em;
    text-align: center; opacity: 0; }
  html.js .sortable :is(thead:hover, thead:focus-within) th::after { opacity: .5; }
  @media (hover: none) { html.js .sortable th::after { opacity: .35; } }
  html.js .sortable th[aria-sort=ascending]::after { content: "\\2191"; opacity: 1; }
  html.js .sortable th[aria-sort=descending]::after { content: "\\2193"; opacity: 1; }
  th button:focus-visible { outline: 2px solid var(--link); }
  html:not(.js) :is(.controls, .finder) { display: none; }
  .controls { display: flex; flex-wrap: wrap; align-items: baseline; gap: .5rem 1rem; margin: 0 0 .75rem;
    font-size: .85rem; color: var(--faint); }
  .controls output { font-variant-numeric: tabular-nums; }
  input, select, button.more { font: inherit; color: var(--ink); background: var(--paper);
    border: 1px solid var(--line); border-radius: 4px; padding: .22rem .5rem; }
  ::placeholder { color: var(--faint); opacity: 1; }
  input { min-width: 0; width: 14rem; max-width: 100%; }
  select { max-width: 14rem; }
  button.more { cursor: pointer; }
  .finder { position: relative; margin: 0 .5rem .75rem; }
  .finder input { width: 100%; font-size: .875rem; }
  /* Fixed, because the sidebar would cut what is wider. */
  .finder ul { position: fixed; z-index: 2; width: 24rem; max-height: 60vh;
    overflow-y: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 4px;
    box-shadow: 0 6px 20px rgb(0 0 0 / .15); margin-top: .25rem; padding: .25rem; }
  .finder ul[hidden] { display: none; }
  .finder ul a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .25rem .5rem; color: inherit;
    font-size: .875rem; border-radius: 3px; overflow-wrap: anywhere; }
  .finder ul strong { font-weight: inherit; }
  .finder ul a:is(:focus, :hover) { background: var(--shade); text-decoration: none; }
  .nothing { color: var(--faint); }
  .finder ul span { color: var(--faint); white-space: nowrap; }
  .entries { list-style: none; padding: 0; margin: 0 0 1rem; max-width: none; border-top: 1px solid var(--line); }
  .entries > li { border-bottom: 1px solid var(--line); }
  .entries > li > p, .entries summary { margin: 0; max-width: none; padding: .3rem 0; font-size: .9rem;
    overflow-wrap: break-word; }
  .entries > .group { border: 0; padding: 1.1rem 0 .2rem; }
  .entries > .group:first-child { padding-top: .4rem; }
  .entries > .group h3 { margin: 0; } .entries > .group h3 code { font-size: .95em; }
  .entries > .group .count { margin-left: .5rem; font-size: .85rem; }
  .entries > .group p { padding: 0; color: var(--faint); }
  .entries summary, .entries > li:not(.group) > p { padding-left: 1.15rem; }
  .entries summary { text-indent: -1.15rem; } .entries .badge { text-indent: 0; }
  .entries details > :not(summary) { margin-left: 1.15rem; }
  .entries details > ul { padding-left: 1.1rem; font-size: .9rem; max-width: 60rem; }
  .entries details > p { font-size: .9rem; margin-bottom: .6rem; }
  .entries details > p:last-child { font-size: .82rem; color: var(--faint); max-width: none; margin-bottom: .9rem; }
  summary { cursor: pointer; }
  summary:hover { background: var(--shade); }
  figure { margin: 0 0 1rem; }
  figcaption { font-size: .82rem; color: var(--faint); }
  figure.code figcaption { margin-bottom: .25rem; }
  figure.code pre { padding: .4rem 0; }
  figure.code pre code { display: block; width: max-content; min-width: 100%; }
  .line { display: block; padding-right: 1rem; }
  .line::before { content: attr(data-line); display: inline-block; min-width: 3.4em; padding-right: 1.1em;
    text-align: right; color: var(--faint); font-variant-numeric: tabular-nums; user-select: none; }
  .example .line { padding-left: 1rem; } .example .line::before { content: none; }
  .line.marked { background: color-mix(in srgb, var(--mark) 35%, transparent); }
  .line .keyword { color: var(--keyword); } .line .type { color: var(--type); }
  .line .string { color: var(--string); } .line .number { color: var(--number); }
  .line .comment { color: var(--faint); } .line .attribute { color: var(--keyword); }
  .line mark { background: var(--mark); color: inherit; border-radius: 2px; }
  .line.remark > span { font-family: system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--faint); }
  .picture .canvas { overflow: auto; border: 1px solid var(--line); border-radius: 5px; padding: .75rem;
    max-height: max(85vh, 80rem); width: fit-content; max-width: 100%; }
  .picture.small { display: inline-block; max-width: 100%; margin: 0 2rem 1.25rem 0; vertical-align: top; }
  .picture.small .canvas { border: 0; padding: 0; background: none; }
  .picture svg { display: block; margin: 0 auto; max-width: none; }
  .picture svg.shrinks { max-width: 100%; min-width: 58.75rem; }
  .picture figcaption { margin-top: .35rem; max-width: 46rem; }
  .matrix { overflow: auto; max-height: 85vh; border: 1px solid var(--line); border-radius: 5px;
    margin: 0 0 1rem; width: fit-content; max-width: 100%; }
  .matrix table { font-size: .78rem; line-height: 1.2; border-collapse: separate; border-spacing: 0; }
  .matrix :is(td, th) { padding: 0; border: 0 solid var(--line); max-width: none; }
  .matrix tbody td { min-width: 1.9rem; height: 1.5rem; text-align: center; vertical-align: middle;
    border-width: 1px 0 0 1px; font-variant-numeric: tabular-nums; }
  .matrix thead :is(th, td) { position: sticky; top: 0; z-index: 1; background: var(--paper);
    vertical-align: bottom; box-shadow: none; border-left-width: 1px; }
  .matrix thead th span { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 11rem;
    padding: .4rem .2rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500;
    color: var(--ink); }
  .matrix thead abbr { text-decoration: none; padding: .2rem; font-weight: 500; }
  .matrix tbody th { position: sticky; left: 0; background: var(--paper); text-align: left; color: var(--ink);
    font-weight: 400; vertical-align: middle; padding: 0 .6rem 0 .4rem; border-top-width: 1px; box-shadow: none; max-width: 18rem;
    overflow: hidden; text-overflow: ellipsis; }
  .matrix thead td { left: 0; z-index: 2; }
  .matrix tbody th span { display: inline-block; min-width: 1.8em; color: var(--faint);
    text-align: right; margin-right: .3em; font-variant-numeric: tabular-nums; }
  .matrix td > :is(a, span) { display: block; padding: .2rem .15rem; color: inherit; }
  .matrix td.use { background: color-mix(in srgb, var(--notice) 9%, transparent); }
  .matrix td.cycle { background: color-mix(in srgb, var(--caution) 12%, transparent); }
  .matrix td.caution { background: color-mix(in srgb, var(--caution) 26%, transparent); }
  .matrix td.bad { background: color-mix(in srgb, var(--bad) 20%, transparent); color: var(--bad);
    font-weight: 650; }
  .matrix td.self { background: var(--line); }
  .matrix td.cycle { box-shadow: var(--above, 0 0), var(--below, 0 0), var(--before, 0 0), var(--behind, 0 0); }
  .matrix td.above { --above: inset 0 2px var(--caution); }
  .matrix td.below { --below: inset 0 -2px var(--caution); }
  .matrix td.before { --before: inset 2px 0 var(--caution); }
  .matrix td.behind { --behind: inset -2px 0 var(--caution); }
  .matrix tr.band > * { border-top-color: var(--faint); }
  .matrix :is(td, th).band { border-left-color: var(--faint); }
  .matrix tbody tr:hover > * { background-color: var(--shade); }
  .alert { --tone: var(--notice); max-width: 46rem; border-left: 3px solid var(--tone); padding: .1rem 0 .1rem 1rem;
    margin: 0 0 1.1rem; color: inherit; }
  .alert > p:first-child { color: var(--tone); margin-bottom: .2rem; }
  .alert > :last-child { margin-bottom: 0; }
  .alert.tip { --tone: var(--good); } .alert:is(.warning, .important) { --tone: var(--caution); }
  .alert.caution { --tone: var(--bad); }
  @media (max-width: 899px) {
    .finder { margin: 0 0 .5rem; }
    .finder ul { position: absolute; left: 0; right: 0; width: auto; }
    .table table { width: max-content; min-width: 100%; }
    td { max-width: 18rem; }
  }
  @media (max-width: 599px) {
    h1 { font-size: 1.4rem; }
    .controls { display: grid; gap: .4rem; }
    .controls label { display: grid; grid-template-columns: 5rem minmax(0, 1fr); align-items: baseline; }
    .controls :is(input, select) { width: 100%; max-width: none; }
    .picture.small { margin-right: 0; }
    .matrix tbody th { max-width: 9.5rem; padding-right: .3rem; }
    .figures { gap: .7rem 1.6rem; } .figures dd { font-size: 1.35rem; }
    .line::before { min-width: 2.6em; padding-right: .8em; }
    .picture .canvas { padding: .4rem; }
    /* Where a finger scrolls, more of a picture counts for more than large letters. */
    .picture svg.wide { zoom: .65; }
    html.js .table:not(.fits) :is(th, td):first-child { max-width: 10rem; overflow-wrap: anywhere; }
    /* A row with sentences or many figures is a small text of its own. */
    .stacks :is(table, tbody) { display: block; width: auto; }
    .stacks tr { display: flex; flex-wrap: wrap; gap: .1rem .8rem;
      align-items: baseline; padding: .45rem 0; border-bottom: 1px solid var(--line); }
    .stacks thead tr { gap: .1rem 1.3rem; padding: 0 1rem .3rem 0; border-color: var(--faint); font-size: .8rem; }
    .stacks :is(th, td) { position: static !important; width: auto !important; min-width: 0 !important;
      max-width: 100% !important; padding: 0 !important; border: 0; box-shadow: none; overflow-wrap: anywhere; }
    .stacks thead { display: block; } .stacks:not(.sortable) thead { display: none; }
    .stacks td:empty { display: none; }
    td[data-kind=prose], .stacks table:not(:has(th[data-kind=prose])) td:first-child { flex: 1 0 100%; }
    .stacks td.right { white-space: normal; text-align: left; }
    .stacks td::before { color: var(--faint); }
  }
  @media print {
    html { font-size: 13px; } body { display: block; font-size: 9.5pt; }
    html.js .sortable th::after { content: none; } th button { display: contents; }
    th { box-shadow: none; border-bottom: 1px solid var(--faint); }
    html.js .table:not(.fits) :is(th, td):first-child { position: static; }
    header.site, html.js .controls, .anchor, .contents, .way, .skip, button.more { display: none; }
    main, main:has(.contents) { display: block; max-width: none; padding: 0; }
    footer { padding: 1rem 0 0; }
    .table, .matrix, .picture .canvas, figure.code pre { overflow: visible; max-height: none; border: 0; }
    .picture svg, .picture svg.shrinks { min-width: 0; max-width: 100%; height: auto; }
    .table, .matrix, .picture .canvas { background: none; }
    .matrix tbody th, .matrix thead :is(th, td), .table.fits th { position: static; }
    h2, h3, .code figcaption { break-after: avoid; } tr, figure { break-inside: avoid; }
    .entries > .group, .entries summary { break-after: avoid; }
    details > summary { list-style: none; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }

  """
