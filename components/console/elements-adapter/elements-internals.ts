import { tokenStorageKey } from '../../../lib/console/token-storage';

/**
 * Everything the console relies on that is not part of Stoplight Elements' public API: selectors of its markup, its
 * storage key, and its visible text. Theme rules (theme.css) rely on more class names.
 *
 * tests/e2e/elements-adapter.spec.ts opens Elements in a browser and checks every entry. A unit test fails if the
 * installed version is not the one below.
 */

/** The version of @stoplight/elements that the entries were checked against. */
export const supportedElementsVersion = '9.0.25';

/** Selectors of the parts of Elements that the adapter, its tests, and the console's tests look up. */
export const elementsSelectors = {
  /** Root of everything that Elements renders, apart from its menus. */
  root: '.sl-elements',
  /** Layout with the list of operations and the selected item. It exists once the description is loaded. */
  layout: '.sl-elements-api',
  /** Bar that replaces the list of operations if there is room for one column only. */
  singleColumnBar: '.TopNav--mosaic',
  /** Links of the hash router, such as those of the list of operations. */
  hashLink: 'a[href^="#/"]',
  /** Group in the list of operations. fix-accessibility.ts makes it a button. */
  listGroup: 'div[title].sl-cursor-pointer:has([data-icon^="chevron-"])',
  /** Icon of an expanded group in the list of operations. */
  expandedIcon: '[data-icon="chevron-down"]',
  /** Form with the token, the parameters, the body, and the send button of an operation. */
  requestForm: '.TryItPanel',
  /** Controls of the form that can have the focus. Elements has hidden inputs with a tabindex of -1. */
  requestFormControl: '.TryItPanel :is(input:not([tabindex="-1"]), textarea, button)',
  /** Text field of a parameter or of the token. Its `aria-label` is the parameter's name. */
  parameterInput: '.sl-elements input[aria-label]',
  /** Label of a parameter. Its `for` starts with `id_`, the parameter's name, and `_`. */
  parameterLabel: '.sl-elements label[for^="id_"]',
  /** Hidden `select` of a parameter with an enumeration or a Boolean value, found from its label. */
  parameterSelect: '.sl-elements label[for^="id_"] + * + * select',
  /** Text area of a JSON body. */
  bodyTextarea: '.sl-elements .TryItPanel textarea',
  /** Send button of the form. The same container holds the menu of servers. */
  sendButton: '.SendButtonHolder button',
  /** Panel with the response, below the form. */
  responsePanel: '.TryItPanel ~ .sl-panel',
  /** Panels with code: the request sample, the response, and the response example. */
  codePanel: '.sl-panel:has(.sl-code-viewer)',
  /** Schema of a body, a response or a model. */
  schema: '.JsonSchemaViewer',
  /** Title bar of a panel. */
  panelTitle: '.sl-panel__titlebar',
  /** Icon of a button that copies code. */
  copyIcon: ':is([data-icon="copy"], [data-icon="clone"])',
} as const;

/**
 * Markup of Elements that is wrong for assistive technology. Each selector matches only until fix-accessibility.ts
 * has fixed the element. An entry that matches nothing any more means that its fix can be deleted.
 */
export const accessibilityDefects = {
  /** Headings without a level. */
  headingWithoutLevel: '[role="heading"]:not([aria-level])',
  /** Headings of level 4 directly below the page's heading of level 1. */
  headingOfLevel4: 'h4:not([role])',
  /** Scroll containers without anything focusable, which the keyboard cannot scroll. */
  unfocusableScroller: '.sl-overflow-y-auto:not([tabindex], :has(a, button, input, [tabindex]))',
  unfocusableCodeScroller: '.sl-code-viewer__scroller:not([tabindex])',
  /** Buttons that consist of an icon and have no accessible name. */
  unnamedButton: '[role="button"]:not([aria-label])',
  unnamedPanelButton: '.sl-panel__titlebar button:not([aria-label])',
  unnamedListButton: '[data-test="show-left-sidebar-btn"]:not([aria-label])',
  /** Text area of the body without an accessible name. */
  unnamedTextarea: 'textarea:not([aria-label])',
  /** Buttons whose accessible name may lack their visible text. */
  labeledButton: 'button[aria-label]',
  /** Tabs that refer to panels, some of which are not in the document. */
  tabWithPanelReference: '[role="tab"][aria-controls]',
  /** Roles that do not fit: formatted text is no input, part of a panel no landmark, and a button contains no button. */
  textWithInputRole: '.sl-markdown-viewer[role="textbox"]',
  panelContentWithRegionRole: '.sl-panel__content-wrapper[role="region"]',
  buttonInButton: '.sl-panel__titlebar[role="button"]:has(button)',
} as const;

/** Keys of `localStorage` that Elements uses and the adapter redirects. */
export const elementsStorageKeys = {
  /** JSON object of the values typed under "Auth", by the name of the security scheme. */
  securityValues: tokenStorageKey,
} as const;

/** Visible text of Elements that identifies a part for which there is no selector. */
export const elementsTexts = {
  /** The button of the form that sends the request. */
  sendButton: 'Send API Request',
  /** Start of the title of the panel with the request as code. */
  requestSample: 'Request Sample',
} as const;
