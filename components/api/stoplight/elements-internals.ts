/**
 * Everything the console relies on that is not part of Stoplight Elements' public API: selectors of its markup, its
 * storage key, and its visible text. Theme rules (theme.css) rely on more class names.
 *
 * tests/e2e/console/elements-adapter.spec.ts opens Elements in a browser and checks every entry. A unit test fails if the
 * installed version is not the one below.
 */

/** The version of @stoplight/elements that the entries were checked against. */
export const supportedElementsVersion = '9.0.25';

/** The media condition under which Elements has one column. */
export const compactCondition = '(width <= 980px)';

/** Selectors of the parts of Elements that the adapter, its tests, and the console's tests look up. */
export const elementsSelectors = {
  /** Root of everything that Elements renders, apart from its menus. */
  root: '.sl-elements',
  /** Layout with the list of operations and the selected item. It exists once the description is loaded. */
  layout: '.sl-elements-api',
  /** Column with the displayed item, beside Elements' list of operations, which theme.css hides. */
  content: '.sl-elements-api > .sl-overflow-y-auto',
  /** Form with the parameters, the body, and the send button of an operation. */
  requestForm: '.TryItPanel',
  /** What has the form of an operation in it. Its siblings are the samples. The form of a webhook cannot be sent. */
  requestFormBlock: '.sl-inverted:has(.SendButtonHolder)',
  /** Controls of the form that can have the focus. Elements has hidden inputs with a tabindex of -1. */
  requestFormControl:
    '.TryItPanel > :not([data-test="try-it-auth"]) :is(input:not([tabindex="-1"]), textarea, button)',
  /** Text field of a parameter or of the token. Its `aria-label` is the parameter's name. */
  parameterInput: '.sl-elements input[aria-label]',
  /** Label of a parameter. Its `for` starts with `id_`, the parameter's name, and `_`. */
  parameterLabel: '.sl-elements label[for^="id_"]',
  /** Hidden `select` of a parameter with an enumeration or a Boolean value, found from its label. */
  parameterSelect: '.sl-elements label[for^="id_"] + * + * select',
  /** Text area of a JSON body. */
  bodyTextarea: '.sl-elements .TryItPanel textarea',
  /** Panel of the form for the token. theme.css hides it: the console has its own field. */
  tokenPanel: '[data-test="try-it-auth"]',
  /** Send button of the form. */
  sendButton: '.SendButtonHolder button',
  /** Panel of Elements with the response, below the form. theme.css hides it: the console displays responses itself. */
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
  /** Scroll containers without anything focusable, which the keyboard cannot scroll. */
  unfocusableScroller: '.sl-overflow-y-auto:not([tabindex], :has(a, button, input, [tabindex]))',
  unfocusableCodeScroller: '.sl-code-viewer__scroller:not([tabindex])',
  /** Buttons that consist of an icon and have no accessible name. */
  unnamedButton: '[role="button"]:not([aria-label])',
  unnamedPanelButton: '.sl-panel__titlebar button:not([aria-label])',
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

/** The key of `localStorage` under which Elements has a JSON object of access tokens, by the name of the security scheme. */
export const elementsTokenKey = 'TryIt_securitySchemeValues';

/** Visible text of Elements that identifies a part for which there is no selector. */
export const elementsTexts = {
  /** The button of the form that sends the request, as scripts/build-islands.ts renames it. */
  sendButton: 'Send',
  /** Start of the title of the panel with the request as code. */
  requestSample: 'Request Sample',
} as const;
