type FaultEdit = {
  file: string;
  /** A text that is once in the file. */
  from: string;
  to: string;
  /** What a reader suffers. */
  effect: string;
};

/** A change of the product that a test has to find, because readers would suffer from it. */
export type Fault = FaultEdit & { name: string; area: string; batch: number };

/**
 * The faults by area and name. Those of a batch are planted together: none hides what another one breaks.
 */
const batches: ReadonlyArray<Readonly<Record<string, FaultEdit>>> = [
  {
    'search/preferred-context': {
      file: 'lib/search/engine/query/search-engine.ts',
      from: 'if (preferred >= 0) boostContext',
      to: 'if (preferred > 0) boostContext',
      effect: 'In the API reference, the search ranks guides as high as similar pages of the API.',
    },
    'navigation/scroll-position': {
      file: 'lib/client/navigation/navigate.ts',
      from: 'if (state) restoreEntry(state);',
      to: 'if (state) moveToTarget(window.location.hash);',
      effect: 'Back leads to the top of a page, and not to where the reader was.',
    },
    'role-lens/cleared-role': {
      file: 'lib/api/roles/browser/role-lens-script.ts',
      from: 'const role = readSelected(lens);\n  storeRole(role);',
      to: 'const role = readSelected(lens);\n  if (role) storeRole(role);',
      effect: 'A role that the reader has cleared is back on the next page.',
    },
    'elements/upload-count': {
      file: 'components/elements/renderer/elements/upload.tsx',
      from: 'input.value.length + added.length > maxFiles',
      to: 'added.length > maxFiles',
      effect: 'A doctor can add more files than the screen allows, one after the other.',
    },
    'service-worker/control': {
      file: 'lib/site/browser/register-worker.ts',
      from: '\n    sendToWorker(active',
      to: '\n    if (installing) sendToWorker(active',
      effect: 'After a forced reload, the sandbox waits for 4 s and then has none of its data.',
    },
    'accessibility/name': {
      file: 'components/api/request/request-code.tsx',
      from: '<select\n              aria-label="Language"',
      to: '<select',
      effect: 'A screen reader does not say what the list of languages is for.',
    },
    'mcp/search-offset': {
      file: 'lib/mcp/tools/search.ts',
      from: 'query,\n          limit: offset + limit,',
      to: 'query,\n          limit,',
      effect: 'An assistant that asks for more hits gets none.',
    },
    'tabs/left-arrow': {
      file: 'lib/client/controls/tabs.ts',
      from: 'ArrowLeft: (index, count) => (index - 1 + count) % count',
      to: 'ArrowLeft: (index, count) => (index - 1) % count',
      effect: 'The left arrow key does nothing on the first tab, although right goes around.',
    },
    'home-demo/failure': {
      file: 'components/home/use-visit-demo.ts',
      from: '{ result, isBusy: false, failure: describeError(error) }',
      to: '{ result, isBusy: true, failure: describeError(error) }',
      effect: 'After a failed step, the demo says that it is sending, and no button works.',
    },
  },
  {
    'search/early-enter': {
      file: 'components/search/use-autocomplete.ts',
      from: 'isBlank || isSettled ? activate()',
      to: "isBlank || state.status === 'found' ? activate()",
      effect: 'Who types fast and presses Enter gets to a hit of the letters before.',
    },
    'progress-bar/late-start': {
      file: 'lib/client/navigation/progress.ts',
      from: '(loadedBar) => isShown && loadedBar.start()',
      to: '(loadedBar) => loadedBar.start()',
      effect: 'The first progress bar of a visit can start after its page, and then never ends.',
    },
    'request-panel/fix': {
      file: 'components/api/request/request-panel.tsx',
      from: 'replace(action.draft);\n      return send(action.draft);',
      to: 'replace(action.draft);\n      return send(draft);',
      effect: 'The button that fixes a refused request sends the refused request again.',
    },
    'elements/date-max': {
      file: 'components/elements/renderer/elements/date.tsx',
      from: 'max && day.compare(max) > 0',
      to: 'max && day.compare(max) >= 0',
      effect: 'A doctor cannot enter the last day that a screen allows.',
    },
    'workflow-runner/failed-attempt': {
      file: 'lib/calls/workflows/run-state.ts',
      from: 'steps.slice(from).map(',
      to: 'steps.slice(from + 1).map(',
      effect: 'A step that succeeds at the second attempt still shows the failure of the first.',
    },
    'csp/images': {
      file: 'lib/build/export/csp.ts',
      from: "img-src 'self' data: blob:",
      to: "img-src 'self' data:",
      effect: 'The response of an operation that returns a picture shows a broken picture.',
    },
    'api-changes/feed-date': {
      file: 'lib/api/changes/format-change-feed.ts',
      from: 'releases[0]?.date',
      to: 'releases.at(-1)?.date',
      effect: 'The feed has the date of the first release, so that readers miss the new ones.',
    },
    'code-copy/two-clicks': {
      file: 'lib/client/controls/copy-result.ts',
      from: "const { name = button.ariaLabel ?? button.textContent ?? '', timer }",
      to: "const name = button.ariaLabel ?? button.textContent ?? '';\n  const { timer }",
      effect: 'After two quick clicks, a copy button is called "Copied" for good.',
    },
    'theme-toggle/name': {
      file: 'lib/client/controls/color-mode.ts',
      from: 'root.setAttribute(themeAttribute, getMode(choice));\n  describeColorMode();',
      to: 'root.setAttribute(themeAttribute, getMode(choice));',
      effect: "The toggle's name and the browser's toolbar keep the mode that was left.",
    },
  },
  {
    'search/operation-path': {
      file: 'lib/search/site/search-records.ts',
      from: "identifiers: [path.split('/').at(-1) ?? '', ...pageIdentifiers],",
      to: "identifiers: [path.split('/').at(-1) ?? ''],",
      effect: 'The search does not lead from a method and a path to their operation.',
    },
    'console/typed-values': {
      file: 'components/api/stoplight/fill-request-form.ts',
      from: "document.addEventListener('input', onInput);\n  fill();\n  return",
      to: 'fill();\n  return',
      effect: 'What was typed into a prepared request is lost when the phone is rotated.',
    },
    'playground/copy': {
      file: 'components/elements/playground/workbench.tsx',
      from: "copy(text, 'json')",
      to: "copy(original, 'json')",
      effect: 'Copy gives the example, and not what the reader has made of it.',
    },
    'sandbox/last-day': {
      file: 'lib/sandbox/rules/policy-search.ts',
      from: 'startDate <= toDate && endDate >= fromDate',
      to: 'startDate <= toDate && endDate > fromDate',
      effect: 'A search for the policies of some days omits those that end on the first one.',
    },
    'redirects/target': {
      file: 'lib/build/export/hosting-config.ts',
      from: 'withBase(to, baseUrl)',
      to: 'withBase(to, from)',
      effect: 'Old addresses of pages redirect to pages that do not exist.',
    },
    'downloads/postman-logout': {
      file: 'lib/api/description/postman-collection.ts',
      from: 'entry !== deletion && entry !== logout)',
      to: 'entry !== deletion)',
      effect: 'The collection logs out in between, and all requests after that are refused.',
    },
    'toc/short-page': {
      file: 'lib/client/controls/current-heading.ts',
      from: 'if (scrollY > 0 && scrollY >= maxScrollY - 2)',
      to: 'if (scrollY >= maxScrollY - 2)',
      effect: 'On a page that does not scroll, the last section is marked as the current one.',
    },
    'mobile-menu/back': {
      file: 'lib/client/controls/mobile-menu.ts',
      from: 'target.returnValue !== followed && isMenuHistoryEntry()',
      to: 'target.returnValue !== followed',
      effect: 'Back closes the menu of a phone, and leaves the page as well.',
    },
  },
  {
    'offline/query': {
      file: 'lib/client/offline/worker/offline-requests.ts',
      from: "request.url.replace(/[?#].*/, '')",
      to: "request.url.replace(/#.*/, '')",
      effect: 'A page that was opened from the search cannot be read offline by its own address.',
    },
    'link-check/outside': {
      file: 'lib/build/export/check-exported-links.ts',
      from: "kind === 'address' || kind === 'outside' ?",
      to: "kind === 'address' ?",
      effect: 'A portal is published with links to pages that are not below its base URL.',
    },
    'markdown/numbered-code': {
      file: 'lib/build/export/page-to-markdown.ts',
      from: "code = findElement(pre, ({ tagName }) => tagName === 'code') ?? pre;",
      to: 'code = pre;',
      effect: 'Programs in Markdown copies start with the numbers of their lines, and do not run.',
    },
    'sitemap/docs': {
      file: 'lib/content/site-pages.ts',
      from: '{ path: routes.home },\n    { path: routes.docs },',
      to: '{ path: routes.home },',
      effect: 'Search engines are not told about the overview of the docs.',
    },
    'accessibility/contrast': {
      file: 'app/globals.css',
      from: '--t-comment: light-dark(#5f6d84, #8794ac)',
      to: '--t-comment: light-dark(#5f6d84, #5f6d84)',
      effect: 'In dark mode, comments of code are too dark to read.',
    },
    'not-found/search-field': {
      file: 'components/behaviors/suggest-similar-pages.ts',
      from: ".split('/').filter(Boolean).slice(-1);",
      to: ".split('/').filter(Boolean);",
      effect: 'The search field of the 404 page has the folder, and not the name of the page.',
    },
    'diagnostics/position': {
      file: 'lib/kit/diagnostics/list-problems.ts',
      from: 'return flattenUnions(closest, path);',
      to: 'return flattenUnions(closest);',
      effect: 'The build names another line than that of a wrong link in the settings.',
    },
    'webhooks/order': {
      file: 'components/sandbox/sandbox-lists.tsx',
      from: 'deliveries={deliveries.toReversed()}',
      to: 'deliveries={deliveries}',
      effect: 'Webhooks are replayed and compared in the wrong order.',
    },
  },
];

export const faults: readonly Fault[] = batches.flatMap((batch, index) =>
  Object.entries(batch).map(([name, edit]) => ({
    name,
    area: name.slice(0, name.indexOf('/')),
    batch: index + 1,
    ...edit,
  })),
);
