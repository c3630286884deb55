import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  expandDeepLink,
  type Locale,
  resolveBindings,
  resolveText,
  type ScreenData,
} from '@/lib/contract/bindings';
import type { Action, TextValue } from '@/lib/contract/contract-types';
import type { Issue } from '@/lib/contract/issue';
import type { ScreenEventHandler } from './screen-events';
import type { ScreenStore } from './screen-store';

export type ScreenContextValue = {
  store: ScreenStore;
  onEvent: ScreenEventHandler;
  locale: Locale;
  /** The faults of elements that cannot be drawn, by pointer. */
  issuesByPointer: ReadonlyMap<string, Issue[]>;
  /** Turns a path on the provider's server into an address; others stay as they are. */
  resolveUrl: (url: string) => string;
  /** How the screen looks: what opens outside of it needs to know. */
  appearance: { mode: 'auto' | 'light' | 'dark'; direction: 'ltr' | 'rtl'; textScale: number };
  /** The level of the heading that the screen stands below; 0 where it is a page of its own. */
  headingOffset: number;
  /** Whether the host lets the element `web` load foreign pages. */
  allowsWeb: boolean;
};

export const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

/** The entry of a list that a repeated template stands for. */
export const ItemContext = createContext<unknown>(undefined);

/** The screen around an element. Throws outside of one. */
export function useScreen(): ScreenContextValue {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('An element needs a ScreenView around it');
  return screen;
}

const scope = (data: ScreenData, item: unknown): ScreenData =>
  item === undefined ? data : { ...data, item };
const never = () => () => undefined;

/**
 * A value of the screen's data, kept current.
 * @param select makes a string, number, boolean or one and the same object from the data
 * @param isFixed says that the value cannot change: then nothing is watched
 */
export function useScreenData<T>(select: (data: ScreenData) => T, isFixed = false): T {
  const { store } = useScreen();
  const item = useContext(ItemContext);
  const read = () => select(scope(store.getData(), item));
  return useSyncExternalStore(isFixed ? never : store.subscribe, read, read);
}

// A character that no text holds: joined texts are one comparable value.
const joint = '\u0000';

/** Several texts as the doctor reads them. */
export function useTexts(texts: readonly (TextValue | undefined)[]): string[] {
  const { locale } = useScreen();
  const isFixed = texts.every((text) => typeof text !== 'object');
  const joined = useScreenData(
    (data) => texts.map((text) => resolveText(text, data, locale)).join(joint),
    isFixed,
  );
  return useMemo(() => joined.split(joint), [joined]);
}

/** One text as the doctor reads it; empty where there is none. */
export function useText(text: TextValue | undefined): string {
  return useTexts([text])[0] ?? '';
}

/** What an action tells the host, with its bindings filled in. */
function describeAction(action: Action, data: ScreenData): Record<string, unknown> {
  const { type: _, metadata, ...fields } = action;
  const {
    onSuccess: __,
    onFailure: ___,
    ...rest
  } = { onSuccess: undefined, onFailure: undefined, ...fields };
  const filled = resolveBindings(rest, data) as Record<string, unknown>;
  const parameters = filled.parameters;
  const context = metadata?.context && resolveBindings(metadata.context, data);
  return {
    ...filled,
    ...(action.type === 'deepLink' && {
      target: expandDeepLink(action.target, (parameters ?? {}) as Record<string, unknown>),
    }),
    ...(metadata?.event !== undefined && { event: metadata.event }),
    ...(context !== undefined && { context }),
  };
}

/** A function that carries an action out: the question first, then the check of inputs, then the host. */
export function usePerformAction(): (action: Action) => Promise<boolean> {
  const { store, onEvent: host, locale } = useScreen();
  const item = useContext(ItemContext);
  const perform = async (action: Action): Promise<boolean> => {
    const question = action.metadata?.confirm;
    if (question && !(await store.requestConfirmation(question))) {
      const title = resolveText(question.title, scope(store.getData(), item), locale);
      await host({ kind: 'declined', detail: { question: title } });
      return false;
    }
    const detail = describeAction(action, scope(store.getData(), item));
    if (action.type === 'submit') {
      const fields = store.validateInputs();
      if (fields.length > 0) {
        await host({ kind: 'invalid', detail: { fields } });
        return false;
      }
      detail.values = store.getInputValues();
    }
    const succeeded = (await host({ kind: action.type, detail })) ?? true;
    if (action.type === 'call' || action.type === 'submit') {
      const next = succeeded ? action.onSuccess : action.onFailure;
      if (next) await perform(next);
    }
    return succeeded;
  };
  return perform;
}
