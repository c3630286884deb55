import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  expandDeepLink,
  type Locale,
  resolveBindings,
  resolveText,
  type ScreenData,
} from '@/lib/elements/bindings';
import type { Action, TextValue } from '@/lib/elements/contract-types';
import type { Issue } from '@/lib/elements/issue';
import { isRecord } from '@/lib/kit/json/is-record';
import type { ElementRegistry } from './element-component';
import type { ScreenEventHandler } from './screen-events';
import type { ScreenStore } from './screen-store';

export type ScreenContextValue = {
  /** The components that render the elements. */
  registry: ElementRegistry;
  store: ScreenStore;
  onEvent: ScreenEventHandler;
  locale: Locale;
  /** The issues of elements that cannot be rendered, by JSON Pointer. */
  issuesByPointer: ReadonlyMap<string, Issue[]>;
  /** Resolves a path on the provider's server to a URL. Returns other URLs unchanged. */
  resolveUrl: (url: string) => string;
  /** Popups render outside of the screen and need its appearance. */
  appearance: { mode: 'auto' | 'light' | 'dark'; direction: 'ltr' | 'rtl'; textScale: number };
  /** The level of the heading that contains the screen; 0 if the screen is a page of its own. */
  headingOffset: number;
  /** Whether the element `web` may load third-party pages. */
  allowsWeb: boolean;
};

export const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

/** The list item for which a repeated template is rendered. */
export const ItemContext = createContext<unknown>(undefined);

/** The context of the screen. Throws outside of a ScreenView. */
export function useScreen(): ScreenContextValue {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('Element components must be rendered inside a ScreenView');
  return screen;
}

const withItem = (data: ScreenData, item: unknown): ScreenData =>
  item === undefined ? data : { ...data, item };
const subscribeToNothing = () => () => undefined;

/**
 * A value selected from the screen's data. The component renders again when it changes.
 * @param select must return a primitive or a stable reference
 * @param isConstant if true, does not subscribe, because the value cannot change
 */
export function useScreenData<T>(select: (data: ScreenData) => T, isConstant = false): T {
  const { store } = useScreen();
  const item = useContext(ItemContext);
  const getSnapshot = () => select(withItem(store.getData(), item));
  return useSyncExternalStore(
    isConstant ? subscribeToNothing : store.subscribe,
    getSnapshot,
    getSnapshot,
  );
}

// Texts never contain this character. Joining them yields a primitive, which useSyncExternalStore can compare.
const separator = '\u0000';

/** Several texts as displayed. */
export function useTexts(texts: readonly (TextValue | undefined)[]): string[] {
  const { locale } = useScreen();
  const isConstant = texts.every((text) => typeof text !== 'object');
  const joined = useScreenData(
    (data) => texts.map((text) => resolveText(text, data, locale)).join(separator),
    isConstant,
  );
  return useMemo(() => joined.split(separator), [joined]);
}

/** A text as displayed; empty if it is undefined. */
export function useText(text: TextValue | undefined): string {
  return useTexts([text])[0] ?? '';
}

/** The event detail of an action, with its bindings resolved. */
function createActionDetail(action: Action, data: ScreenData): Record<string, unknown> {
  const { type: _, metadata, ...fields } = action;
  const {
    onSuccess: __,
    onFailure: ___,
    ...rest
  } = { onSuccess: undefined, onFailure: undefined, ...fields };
  const resolved = resolveBindings(rest, data);
  const detail = isRecord(resolved) ? resolved : {};
  const { parameters } = detail;
  const context = metadata?.context && resolveBindings(metadata.context, data);
  return {
    ...detail,
    ...(action.type === 'deepLink' && {
      target: expandDeepLink(action.target, isRecord(parameters) ? parameters : {}),
    }),
    ...(metadata?.event !== undefined && { event: metadata.event }),
    ...(context !== undefined && { context }),
  };
}

/**
 * A function that performs an action: it asks for confirmation, validates the inputs of a `submit` action, reports the
 * action to the host, and performs the follow-up action. Resolves to whether the host handled the action successfully.
 */
export function usePerformAction(): (action: Action) => Promise<boolean> {
  const { store, onEvent, locale } = useScreen();
  const item = useContext(ItemContext);
  const perform = async (action: Action): Promise<boolean> => {
    const confirmation = action.metadata?.confirm;
    if (confirmation && !(await store.requestConfirmation(confirmation))) {
      const title = resolveText(confirmation.title, withItem(store.getData(), item), locale);
      await onEvent({ kind: 'declined', detail: { question: title } });
      return false;
    }
    const detail = createActionDetail(action, withItem(store.getData(), item));
    if (action.type === 'submit') {
      const fields = store.validateInputs();
      if (fields.length > 0) {
        await onEvent({ kind: 'invalid', detail: { fields } });
        return false;
      }
      detail.values = store.getInputValues();
    }
    const succeeded = (await onEvent({ kind: action.type, detail, action })) ?? true;
    if (action.type === 'call' || action.type === 'submit') {
      const followUp = succeeded ? action.onSuccess : action.onFailure;
      if (followUp) await perform(followUp);
    }
    return succeeded;
  };
  return perform;
}
