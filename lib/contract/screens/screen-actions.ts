import { getAt, parsePointer } from '../json-pointer';
import { isElementName, listActions } from '../walk-document';
import { findDisplayText, isRecord, readDisplayText } from './display-text';

/** Something that a screen does, and what makes it do so. */
export type ScreenAction = {
  type: string;
  /** What the doctor presses, in its own words; undefined where the data alone has them. */
  label?: string;
  /** The id of the element, where it has one. */
  element?: { type: string; id?: string };
  /** Whether it follows another action, and that one's outcome. */
  after?: 'success' | 'failure';
  /** A screen's name or an address, without parameters. */
  target?: string;
  operation?: string;
  /** The question that comes first. */
  confirmTitle?: string;
};

/** Words of actions whose element says none. */
const fixedLabels: Record<string, string> = {
  back: 'Back',
  onOpen: 'When the screen opens',
  retry: 'Try again',
  attach: 'Attach a file',
  download: 'Download',
  remove: 'Remove',
};

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The actions of a screen in its order, those that follow others included. */
export function listScreenActions(screen: Record<string, unknown>): ScreenAction[] {
  const data = isRecord(screen.data) ? screen.data : {};
  return listActions(screen).map(({ value, pointer, type }): ScreenAction => {
    const path = parsePointer(pointer);
    const last = path.findLastIndex((part) => part === 'onSuccess' || part === 'onFailure');
    const first = path.findIndex((part) => part === 'onSuccess' || part === 'onFailure');
    // The part that leads from an element (or a menu's entry) to its action.
    const own = first < 0 ? path : path.slice(0, first);
    const key = own.at(-1) ?? '';
    const holders = own.map((_, length) =>
      `/${own.slice(0, length).join('/')}`.replace(/^\/$/, ''),
    );
    const element = holders
      .map((holder) => getAt(screen, holder))
      .findLast((holder) => isElementName(String(getAt(holder, '/type') ?? '')));
    const target = asText(value.target);
    const id = asText(getAt(element, '/id'));
    const operation = asText(value.operation);
    const question = readDisplayText(getAt(value, '/metadata/confirm/title'), data);
    return {
      type,
      label:
        fixedLabels[key] ??
        findDisplayText(getAt(screen, holders.at(-1) ?? ''), data) ??
        findDisplayText(element, data),
      ...(element !== undefined && {
        element: { type: String(getAt(element, '/type')), ...(id && { id }) },
      }),
      ...(last >= 0 && { after: path[last] === 'onSuccess' ? 'success' : 'failure' }),
      ...(target !== undefined && { target: type === 'deepLink' ? target.split('=')[0] : target }),
      ...(operation && { operation }),
      ...(question && { confirmTitle: question }),
    };
  });
}
