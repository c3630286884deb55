import { isRecord } from '../../kit/json/is-record';
import { getAt, parsePointer } from '../../kit/json/json-pointer';
import { isElementName, listActions } from '../walk-document';
import { findDisplayText, readDisplayText } from './display-text';

/** An action of a screen, with what triggers it. */
export type ScreenAction = {
  type: string;
  /** The label of the control that triggers the action; undefined if it comes from list data and is not a name. */
  label?: string | undefined;
  /** The element that contains the action; `id` is undefined if the element has none. */
  element?: { type: string; id?: string };
  /** The outcome of another action that triggers this one. */
  after?: 'success' | 'failure';
  /** A screen's name or a URL, without parameters. */
  target?: string | undefined;
  operation?: string;
  /** The title of the confirmation dialog. */
  confirmTitle?: string;
};

/** Trigger of an action without a label: a control that repeats for each item of a list. */
export const unnamedControl = 'An entry of the list';

/** The labels of actions whose controls have fixed labels, by the field that contains the action. */
const fixedLabels: Record<string, string> = {
  back: 'Back',
  onOpen: 'When the screen opens',
  retry: 'Try again',
  attach: 'Attach a file',
  download: 'Download',
  remove: 'Remove',
};

/** A text that names a control. A number or a blank from the data doesn't. */
const asName = (text: string | undefined) =>
  text !== undefined && /\p{L}{2}/u.test(text) ? text : undefined;

const asString = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The actions of a screen in document order, including those that follow other actions. */
export function listScreenActions(screen: Record<string, unknown>): ScreenAction[] {
  const data = isRecord(screen.data) ? screen.data : {};
  return listActions(screen).map(({ value, pointer, type }): ScreenAction => {
    const path = parsePointer(pointer);
    const lastOutcome = path.findLastIndex((part) => part === 'onSuccess' || part === 'onFailure');
    const firstOutcome = path.findIndex((part) => part === 'onSuccess' || part === 'onFailure');
    // The path of the action that starts the chain of `onSuccess` and `onFailure`.
    const rootActionPath = firstOutcome < 0 ? path : path.slice(0, firstOutcome);
    const key = rootActionPath.at(-1) ?? '';
    const ancestorPointers = rootActionPath.map((_, length) =>
      `/${rootActionPath.slice(0, length).join('/')}`.replace(/^\/$/, ''),
    );
    const element = ancestorPointers
      .map((ancestor) => getAt(screen, ancestor))
      .findLast((ancestor) => isElementName(String(getAt(ancestor, '/type') ?? '')));
    const target = asString(value.target);
    const id = asString(getAt(element, '/id'));
    const operation = asString(value.operation);
    const confirmTitle = readDisplayText(getAt(value, '/metadata/confirm/title'), data);
    return {
      type,
      label:
        fixedLabels[key] ??
        asName(findDisplayText(getAt(screen, ancestorPointers.at(-1) ?? ''), data)) ??
        asName(findDisplayText(element, data)),
      ...(element !== undefined && {
        element: { type: String(getAt(element, '/type')), ...(id && { id }) },
      }),
      ...(lastOutcome >= 0 && { after: path[lastOutcome] === 'onSuccess' ? 'success' : 'failure' }),
      ...(target !== undefined && { target: type === 'deepLink' ? target.split('=')[0] : target }),
      ...(operation && { operation }),
      ...(confirmTitle && { confirmTitle }),
    };
  });
}
