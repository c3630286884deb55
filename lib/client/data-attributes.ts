import type {} from 'hast';
import type { HttpMethod } from '../kit/http/methods';
import type { HitKind } from '../search/site/hit-kinds';
import type { ChangeBadge } from '../site/reference/change-badge';

/** The value of an attribute that is present or absent. */
type Marker = '';

/** Actions of the controls (lib/client/controls/controls.ts). */
export type ControlAction =
  | 'close-announcement'
  | 'close-menu'
  | 'color-mode'
  | 'copy-code'
  | 'copy-markdown'
  | 'expand-all'
  | 'expand-sections'
  | 'load-embed'
  | 'open-menu'
  | 'scroll-to-top'
  | 'switch-menu'
  | 'tab'
  | 'toggle-category';

/**
 * Names and values of the `data-*` attributes by which components, scripts, style sheets and the build find elements and
 * share their state. The declarations below add them to the types of JSX, `dataset`, and the properties of hast elements,
 * so TypeScript checks their values there. It accepts any other name there, and any text in a selector:
 * data-attributes.test.ts checks these. The renderer of the contract has attributes of its own.
 */
export interface DataAttributes {
  // Document. Those of the root element are states of the page.

  /** On the root element: the id of the build. Absent in development. */
  'data-build': string;
  /** On the root element: the color mode in use. Set by next-themes, and when the reader changes it. */
  'data-theme': 'light' | 'dark';
  /** On the root element: the reader's choice of the color mode. */
  'data-theme-choice': 'light' | 'dark' | 'system';
  /** On the root element: the controls work. */
  'data-controls-ready': Marker;
  /** On the root element: the behaviors have started. */
  'data-behaviors-ready': Marker;
  /**
   * On the root element: the last inline script of the page has run, which keeps what the reader does until the page's
   * scripts have started. `waiting` until the behaviors load.
   */
  'data-prepared': 'waiting' | 'started';
  /** On the last inline script of a page: the URL of the behaviors script, which it loads. */
  'data-src': string;
  /** On the last inline script of a page: the hash of the behaviors script. */
  'data-integrity': string;
  /** On the style element with the rules that the page uses: their numbers (lib/build/export/page-styles.ts). */
  'data-rules': string;
  /** On the style elements with the rules of a web font, which apply as soon as the browser has it. */
  'data-web-fonts': 'text' | 'code';
  /** The stylesheet that does not apply, by which the home page finds out whether the site's files load. */
  'data-probe': Marker;
  /** The message that parts of the page could not be loaded. */
  'data-load-failure': Marker;
  /** An icon. */
  'data-icon': Marker;

  /** The form of the reader's server and token. */
  'data-access-settings': Marker;

  // Footnotes, as remark-rehype writes them.

  /** The mark of a footnote in the text. */
  'data-footnote-ref': Marker;
  /** The link from a footnote back to its mark. */
  'data-footnote-backref': Marker;

  // Controls, which work without React, and navigation.

  /** A button: its action. */
  'data-control': ControlAction;
  /** The result of copying, on the button, for a few seconds. */
  'data-copy-result': 'copied' | 'failed';
  /** The id of the announcement. On the root element: `closed` if the reader has closed it. */
  'data-announcement': string;
  /** The navbar. */
  'data-navbar': Marker;
  /** A container of navbar items, which the mobile menu copies. */
  'data-navbar-items': Marker;
  /** A dropdown with a link to the current page or to a section that contains it. */
  'data-active': Marker;
  /** A container in the mobile menu: of the copy of the `page` menu, the sidebar, or of the `main` menu. */
  'data-menu-slot': 'page' | 'main';
  /** The menu of a page. */
  'data-page-menu': Marker;
  /** The element of the navbar's search box that the suggestions are rendered into. */
  'data-search-slot': Marker;
  /** The element that had the focus when the reader opened the search with the shortcut. */
  'data-search-opener': Marker;
  /** A search suggestion that leads to a part of a page. */
  'data-page-section': Marker;
  /** The scroll container of the sidebar: the name of the sidebar. */
  'data-sidebar': string;
  /** The name of a sidebar category, which it shares with its copy in the mobile menu. */
  'data-category': string;
  /** The links of a sidebar category that are shown on its pages only: the category's path with the base URL, as in its link. */
  'data-contextual': string;
  /** A category of a large sidebar that has only the first of its links. */
  'data-incomplete': Marker;
  /** Whether a sidebar category that is also a page is expanded. */
  'data-open': 'true' | 'false';
  /** The part of a page that a navigation replaces. */
  'data-page-content': Marker;
  /** A page that is an application, whose hash says what it displays. */
  'data-application': Marker;
  /** A table of contents: `row` if its entries are in a row that scrolls. */
  'data-toc': Marker | 'row';
  /** The docs version that a link leads to. If empty, the link follows the reader's version. */
  'data-version': string;
  /** The docs version of the page. */
  'data-docs-version': string;
  /** The docs versions that contain the page, separated by spaces. */
  'data-available-in': string;
  /** The URL of the page that a link prepares feedback about. */
  'data-feedback': string;

  // Parts of pages.

  /** A section of a page that can be collapsed. */
  'data-section': Marker;
  /** The checkbox of a task list item. */
  'data-task': Marker;
  /** The name of a group of tabs (lib/client/controls/tabs.ts); empty if the selection is neither stored nor shared. */
  'data-tab-group': string;
  /** The label of a tab, on its panel. */
  'data-tab': string;
  /** The language of a code block. */
  'data-language': string;
  /** The text after the language in a Markdown code fence. */
  'data-meta': string;
  /** The path of the file that a Markdown code fence is in. */
  'data-doc': string;
  /** The shell command in another tab that sends the request of a program. */
  'data-request': string;
  /** The text after the language in the code fence of that command. */
  'data-request-meta': string;
  /** The calls of a code sample that the sandbox can run, as JSON. Empty on a program, which sends the request of another tab. */
  'data-run': string;
  /** The button that runs a code sample. */
  'data-run-button': Marker;
  /** The method of a badge. */
  'data-method': HttpMethod;
  /** The name of the column of a cell, which narrow screens show beside it. */
  'data-column': string;
  /** The filter of the list that follows it: a noun for the items. */
  'data-list-filter': string;
  /** A button of a filter without matches: one searches the portal, and the next shows all items. */
  'data-no-matches': Marker;
  /** A group of a list with a filter. The filter hides it if no item in it matches. */
  'data-filter-group': Marker;
  /** The text that a filter searches in an item, instead of the item's own text. */
  'data-filter-words': string;
  /** Other words that find an item, in lowercase: synonyms, and words of the questions that it answers. */
  'data-filter-synonyms': string;
  /** The element of an item that shows which of these values, separated by spaces, match the filter. */
  'data-filter-values': string;
  /** The label of a screen's state: the kind of the state. */
  'data-screen-kind': 'loaded' | 'empty' | 'error' | 'disabled';
  /** The section of the not-found page for pages with a similar path. */
  'data-near-matches': Marker;
  /** The container of the results of the search page. */
  'data-search-page': Marker;
  /** The container of the settings of offline reading. */
  'data-offline-settings': Marker;

  // API reference, console, sandbox and workflows.

  /**
   * “View as” of a page: the kind of the page, `operation`, `list` or `schema`, and the restrictions of its operation, or
   * the number of operations in its list.
   */
  'data-view-as': string;
  /** On the root element: the role that the reader has selected. */
  'data-role': string;
  /** On the root element: the restrictions because of which that role cannot call operations or see fields. */
  'data-role-denied': string;
  /** The requirements of an operation or a field (lib/api/roles/roles.ts). */
  'data-restriction': string;
  /** The element for the note of “View as” about an operation or a field. */
  'data-role-note': 'operation' | 'field';
  /** The container of the API console. */
  'data-console': Marker;
  /** On the root element: the API console displays an operation. Absent while it displays the list of operations. */
  'data-console-view': Marker;
  /** The element with the name of the operation that the API console is opening. */
  'data-console-opening': Marker;
  /** A part of the API console that is displayed beside the form of Stoplight Elements. */
  'data-console-slot': 'note' | 'response' | 'sample';
  /** The state of the last call of the API console. */
  'data-call-state': 'sent' | 'refused' | 'failed' | 'canceled';
  /** The link of an operation or a schema in the list of a schema's usages. */
  'data-usage': 'operation' | 'schema';
  /** The operation of the request panel that opens in an element. */
  'data-request-panel': string;
  /** On the container of the request panel or of a workflow's runner: whether it is open. Absent until it opens. */
  'data-panel-open': 'true' | 'false';
  /** Whether the response or the outcome that an element shows was successful. */
  'data-success': 'true' | 'false';
  /** The container of the sandbox panel. */
  'data-sandbox-panel': Marker;
  /** The container of the page that checks calls: the URL of the data that it needs. */
  'data-traffic-check': string;
  /** On the same container: the URL of the worker that checks calls. */
  'data-traffic-worker': string;
  /** How severe a finding about a call is. */
  'data-level': 'error' | 'warning' | 'note';
  /** Whether a rule can be why a call failed. */
  'data-condition': 'met' | 'possible' | 'excluded';
  /** Whether a call can be sent again. */
  'data-verdict': 'safe' | 'unsafe' | 'undocumented' | 'unknown' | 'useless';
  /** On a line of an excerpt: lines before it are left out. */
  'data-gap': 'true';
  /** On a field: a file is above it. */
  'data-over': 'true';
  /** Whether requests go to a system with real people. */
  'data-live': 'true' | 'false';
  /** The title of a response in a guide, which collapses when the request above it is run. */
  'data-expected-response': string;
  /** The cases of the sandbox. */
  'data-cases': Marker;
  /** The id of a case. */
  'data-case': string;
  /** Whether a case had its documented outcome when it was run. */
  'data-outcome': 'running' | 'met' | 'unmet';
  /** The workflow of the runner that opens in an element. */
  'data-workflow': string;
  /** The step of the run that is rendered into an element. */
  'data-workflow-step': string;
  /** On the element of a tab that shows what the runner has sent or received. */
  'data-workflow-live': 'request' | 'response';
  /** Whether a step of the overview is done in the run of this tab. */
  'data-workflow-done': 'true' | 'false';

  // Islands, playgrounds and the demonstration on the home page.

  /** An island whose HTML is on the page before its code is loaded. */
  'data-island': 'console' | 'playground' | 'preview' | 'visit';
  /** Such an island is interactive. */
  'data-island-ready': Marker;
  /** The path of the JSON file with the data of an island, without the base URL. */
  'data-island-data': string;
  /** The kind of a preview. */
  'data-preview': 'element' | 'framed' | 'screen';
  /** The index of a preview's example in its file. */
  'data-example': `${number}`;
  /** The name of a playground. */
  'data-playground': string;
  /** A playground whose editor is open. */
  'data-editing': Marker;
  /** The color mode of the playground's preview. */
  'data-preview-mode': 'light' | 'dark' | 'auto';
  /** The field of the appointment that a line of its JSON shows. */
  'data-field': string;
  /** Something that shows the field that the pointer is over. */
  'data-marked': Marker;
  /** The state of a step. */
  'data-progress': 'done' | 'active' | 'later';

  // Search index and Markdown version of a page.

  /** Excludes an element from the search index and from the highlights of search terms. */
  'data-search': 'off';
  /** The kind of a page. */
  'data-page-kind': HitKind;
  /** The id of the search context that a page belongs to (content/site/search.yaml). */
  'data-context': string;
  /** A row with an id, or a heading whose record is no `section`: the kind of its search record. */
  'data-record': HitKind;
  /** The element that contains a row's name. */
  'data-record-name': Marker;
  /** The text of an identifier that search finds the page by. */
  'data-identifier': Marker;
  /** A badge: the change of a page or a row. */
  'data-change': ChangeBadge;
  /**
   * The replacement of an element in the Markdown. `omit`: the element is a control or a picture, and is not in the Markdown.
   * `interactive`: it works in a browser only; the Markdown says so, unless the part shows what is above it. `label`: the
   * start of a sentence's line, which a colon follows. `names`: fields that the page of their schema describes; the Markdown
   * has their names.
   */
  'data-markdown': 'omit' | 'interactive' | 'label' | 'names';
  /** The state that a picture of a screen shows, which the Markdown has as JSON: the screen's name, a slash, and the index. */
  'data-screen-state': `${string}/${number}`;
}

export type DataAttribute = keyof DataAttributes;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** React writes booleans and numbers as text. */
type JsxValue<Value> =
  | Value
  | (Value extends 'true' | 'false' ? boolean : never)
  | (Value extends `${number}` ? number : never)
  | undefined;

type JsxAttributes = { [Name in DataAttribute]?: JsxValue<DataAttributes[Name]> };
type HastProperties = {
  [Name in DataAttribute as CamelCase<Name>]?: DataAttributes[Name] | undefined;
};
type Dataset = {
  [Name in DataAttribute as Name extends `data-${infer Rest}`
    ? CamelCase<Rest>
    : never]?: DataAttributes[Name];
};

declare global {
  interface DOMStringMap extends Dataset {}
}

declare module 'react' {
  interface DOMAttributes<T> extends JsxAttributes {}
}

declare module 'hast' {
  interface Properties extends HastProperties {}
}
