/** Attributes of parts that load later: search, sandbox, console, playground, the element index. */

/**
 * Marks the container of the API console.
 * @writer components/api/console/console-shell.tsx
 * @reader lib/client/inline-scripts/preload-console.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const consoleAttribute = 'data-console';

/**
 * On the document: the API console displays an operation, `operation`. Absent while it displays the list of operations.
 * @writer components/api/console/console-shell.tsx
 * @writer lib/client/inline-scripts/preload-console.ts
 * @reader components/api/console/console-shell.css
 * @reader components/api/console/acting-as.css
 * @reader components/api/console/console-nav.css
 */
export const consoleViewAttribute = 'data-console-view';

/**
 * Marks the element with the name of the operation that the API console is opening.
 * @writer components/api/console/console-status.tsx
 * @reader lib/client/inline-scripts/preload-console.ts
 */
export const consoleOpeningAttribute = 'data-console-opening';

/**
 * A part of the API console that is displayed beside the form of Stoplight Elements: `note` or `response`.
 * @writer components/api/console/console.tsx
 * @reader components/api/stoplight/theme.css
 */
export const consoleSlotAttribute = 'data-console-slot';

/**
 * The label of a tab, on its panel.
 * @writer components/docs/mdx/tab-group.tsx
 * @reader components/docs/mdx/tabs.module.css
 * @reader lib/build/export/page-to-markdown.ts
 */
export const tabAttribute = 'data-tab';

/**
 * The state of the last call of the API console.
 * @writer components/api/console/response-pane.tsx
 * @reader components/api/console/response-pane.css
 */
export const stateAttribute = 'data-state';

/**
 * The color mode of the playground's preview, `light` or `dark`.
 * @writer components/elements/playground/preview-pane.tsx
 * @reader components/elements/playground/workbench.late.css
 */
export const modeAttribute = 'data-mode';

/**
 * Marks a playground that fills the window.
 * @writer components/elements/playground/workbench.tsx
 * @reader components/elements/playground/playground.css
 */
export const expandedAttribute = 'data-expanded';

/**
 * Whether the response or the outcome that an element shows was successful.
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @writer components/behaviors/run-cases.ts
 * @writer components/behaviors/show-comparison.ts
 * @writer components/api/request/api-response-view.tsx
 * @writer components/api/request/request-outcome.tsx
 * @writer components/sandbox/replay-results.tsx
 * @writer components/sandbox/sample-response-view.tsx
 * @writer components/sandbox/sandbox-lists.tsx
 * @writer components/api/workflows/exchange-view.tsx
 * @writer components/api/request/sent-requests.tsx
 * @reader components/api/reference/topics/sandbox-topic.late.css
 * @reader components/api/request/api-response-view.late.css
 * @reader components/api/request/request-panel.late.css
 * @reader components/sandbox/run-panel.late.css
 * @reader components/sandbox/sandbox-panel.late.css
 * @reader components/sandbox/webhook-workbench.late.css
 * @reader components/api/workflows/workflow-runner.late.css
 */
export const okAttribute = 'data-ok';

/**
 * Marks a search suggestion that leads to a part of a page.
 * @writer components/search/suggestion-list.tsx
 * @reader components/search/search-panel.late.css
 */
export const pageSectionAttribute = 'data-page-section';

/**
 * Marks the element that had the focus when the reader opened the search with the shortcut.
 * @writer lib/site/browser/search-opener.ts
 * @reader lib/site/browser/search-opener.ts
 */
export const searchOpenerAttribute = 'data-search-opener';

/**
 * Marks the element of the navbar's search box that the suggestions are rendered into.
 * @writer components/search/search-box.tsx
 * @reader lib/site/browser/search-box.ts
 */
export const searchSlotAttribute = 'data-search-slot';

/**
 * Marks the filter of the list that follows it.
 * @writer components/docs/mdx/list-filter.tsx
 * @reader components/behaviors/filter-lists.ts
 * @reader components/islands/start.ts
 * @reader lib/client/controls/page-actions.ts
 */
export const listFilterAttribute = 'data-list-filter';

/**
 * Marks the button of a filter without matches that shows all items.
 * @writer components/docs/mdx/list-filter.tsx
 * @reader components/behaviors/filter-lists.ts
 * @reader components/docs/mdx/list-filter.module.css
 */
export const clearFilterAttribute = 'data-clear-filter';

/**
 * Marks a group of a list with a filter. The filter hides it if no item in it matches.
 * @writer components/api/reference/field-list.tsx
 * @writer components/api/reference/operation-list.tsx
 * @writer components/api/reference/topics/sandbox-cases.tsx
 * @writer components/api/reference/topics/workflow-index.tsx
 * @writer components/docs/mdx/element-index.tsx
 * @reader components/behaviors/filter-lists.ts
 */
export const groupAttribute = 'data-group';

/**
 * The lowercase text that a filter searches in an item, instead of the item's own text.
 * @writer components/docs/mdx/element-index.tsx
 * @reader components/behaviors/filter-lists.ts
 * @reader components/docs/prose.css
 */
export const wordsAttribute = 'data-words';

/**
 * The result of copying on the button: `copied` or `failed`. Absent after a few seconds.
 * @writer lib/client/controls/copy-result.ts
 * @reader components/docs/page-menu.module.css
 * @reader components/docs/mdx/code-block.module.css
 */
export const resultAttribute = 'data-result';

/**
 * Marks the container that the sandbox panel is rendered into.
 * @writer components/api/reference/topics/sandbox-topic.tsx
 * @reader components/islands/start.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const sandboxPanelAttribute = 'data-sandbox-panel';

/**
 * Marks the container that the results of the search page are rendered into.
 * @writer components/search/search-page.tsx
 * @reader components/islands/start.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const searchPageAttribute = 'data-search-page';

/**
 * Marks the container that the settings of offline reading are rendered into.
 * @writer components/offline/offline-page.tsx
 * @reader components/islands/start.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const offlineSettingsAttribute = 'data-offline-settings';

/**
 * The calls of a code sample that the sandbox can run, as JSON. Empty on a program, which sends the request of another tab.
 * @writer components/docs/mdx/code-block.tsx
 * @reader components/behaviors/run-samples.ts
 */
export const runAttribute = 'data-run';

/**
 * Marks the button that runs a code sample.
 * @writer components/docs/mdx/code-frame.tsx
 * @reader app/globals.css
 * @reader components/behaviors/run-samples.ts
 * @reader components/islands/start.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const runButtonAttribute = 'data-run-button';

/**
 * The operation of the request panel that opens in an element.
 * @writer components/api/reference/operation-page.tsx
 * @reader components/behaviors/open-request-panel.ts
 * @reader components/islands/start.ts
 */
export const requestPanelAttribute = 'data-request-panel';

/**
 * On the container of the request panel or of a workflow's runner: whether it is open. Absent until it opens.
 * @writer components/behaviors/open-in-place.ts
 * @reader components/api/reference/operation-page.module.css
 * @reader components/api/workflows/workflow-page.module.css
 * @reader components/api/workflows/workflow-step.module.css
 */
export const panelOpenAttribute = 'data-panel-open';

/**
 * Marks the section of the not-found page for pages with a similar path.
 * @writer components/site/not-found-page.tsx
 * @reader components/islands/start.ts
 * @reader lib/client/inline-scripts/load-behaviors.ts
 */
export const nearMatchesAttribute = 'data-near-matches';

/**
 * The name of the column of a cell, which narrow screens show beside it.
 * @writer components/api/reference/topics/reference-table.tsx
 * @writer components/docs/mdx/servers.tsx
 * @writer lib/content/plugins/rehype-cell-labels.mjs
 * @reader components/api/reference/topics/reference-table.module.css
 * @reader components/docs/mdx/table.module.css
 */
export const labelAttribute = 'data-label';
