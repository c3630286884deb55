import { isRecord } from '../../kit/json/is-record';
import { getAt } from '../../kit/json/json-pointer';
import { type Locale, meetsCondition, resolveText, type ScreenData } from '../bindings';
import type { Condition, DisabledUntil, TextValue } from '../contract-types';
import { isDisabledUntil } from '../disabled-until';
import { getInitialInputs } from '../initial-inputs';
import { isElementName } from '../walk-document';

/** A visible element: what a renderer has to show, without how it looks. */
export type OutlineEntry = {
  type: string;
  id?: string;
  /** Its label, title or text, with its bindings resolved. */
  text?: string;
  disabled?: true;
};

export type OutlineContext = {
  locale: Locale;
  /** Milliseconds since the epoch. */
  now: number;
};

const textFields = ['label', 'title', 'text'];

// The validator has checked the document, so its conditions, rules and texts have the types of the contract.
const isVisible = (element: Record<string, unknown>, data: ScreenData): boolean =>
  isRecord(element.visible)
    ? meetsCondition(element.visible as Condition, data)
    : element.visible !== false;

const isDisabled = (element: Record<string, unknown>, data: ScreenData, now: number): boolean =>
  element.disabled === true ||
  (isRecord(element.disabledUntil) &&
    isDisabledUntil(element.disabledUntil as DisabledUntil, data, now));

const readText = (
  element: Record<string, unknown>,
  data: ScreenData,
  locale: Locale,
): string | undefined =>
  textFields
    .map((field) => resolveText(element[field] as TextValue | undefined, data, locale))
    .find((text) => text !== '');

/** The tab that is open at first. */
function findSelectedTab({ tabs, selected }: Record<string, unknown>): unknown {
  if (!Array.isArray(tabs)) return undefined;
  return tabs.find((tab) => getAt(tab, '/name') === selected) ?? tabs[0];
}

function* walkList(list: unknown, data: ScreenData, context: OutlineContext): Walk {
  for (const element of Array.isArray(list) ? list : []) yield* walk(element, data, context);
}

function* walkRepeat(
  repeat: Record<string, unknown>,
  data: ScreenData,
  context: OutlineContext,
): Walk {
  const list = getAt(data, String(repeat.bind));
  const items = Array.isArray(list) ? list : [];
  if (items.length === 0) yield* walk(repeat.empty, data, context);
  for (const item of items) yield* walk(repeat.template, { ...data, item }, context);
}

type Walk = Generator<OutlineEntry>;

function* walk(element: unknown, data: ScreenData, context: OutlineContext): Walk {
  if (!isRecord(element)) return;
  const { type, id } = element;
  if (typeof type !== 'string') return;
  if (!isElementName(type)) {
    yield* walk(element.fallback, data, context);
    return;
  }
  if (!isVisible(element, data)) return;
  const text = readText(element, data, context.locale);
  yield {
    type,
    ...(typeof id === 'string' && { id }),
    ...(text !== undefined && { text }),
    ...(isDisabled(element, data, context.now) && { disabled: true }),
  };
  // The fields that contain elements: of `tabs`, of `double`, and of all others.
  if (type === 'tabs') yield* walkList(getAt(findSelectedTab(element), '/content'), data, context);
  yield* walkList([element.start, element.end], data, context);
  if (isRecord(element.repeat)) yield* walkRepeat(element.repeat, data, context);
  else yield* walkList(element.content, data, context);
}

/** Lists the visible elements of a screen that has just opened, in their order. The screen has to be valid. */
export function outlineScreen(
  document: Record<string, unknown>,
  context: OutlineContext,
): OutlineEntry[] {
  const data = {
    ...(isRecord(document.data) ? document.data : {}),
    inputs: getInitialInputs(document),
  };
  return ['header', 'content', 'footer'].flatMap((area) => [
    ...walkList(document[area], data, context),
  ]);
}
