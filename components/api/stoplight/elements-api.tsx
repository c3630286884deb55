import { API } from '@stoplight/elements';
import { memo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { ConsoleDocument } from '@/lib/calls/console/slice-document';
import { compactCondition, elementsSelectors, elementsTexts } from './elements-internals';
import { fixAccessibility } from './fix-accessibility';
import { handleFormKeys, keepSendFocusable, keepSendFocused } from './form-keys';
import { useDocumentSlice } from './use-document-slice';

/** Renders the description's own extensions (`x-…`) of the displayed operation or schema. */
export type RenderExtensions = (props: { vendorExtensions: Record<string, unknown> }) => ReactNode;

/** What Elements displays, as far as the console depends on it. */
export type ElementsState = {
  /** The hash of the URL when Elements rendered it. Its own links change the URL without an event. */
  hash: string;
  /** Whether the description is displayed. */
  isRendered: boolean;
};

/** Elements of the console that are displayed beside the form of Elements. */
export type FormSlots = {
  /** Above the form. */
  note: HTMLElement;
  /** Below the form, or beside it. It follows the form in the document, so the keyboard reaches it after the form. */
  response: HTMLElement;
  /** Between the title and the code of the sample. */
  sample: HTMLElement;
};

/** Puts the slots beside the displayed form. Elements does not know them, and takes them out with the form. */
function placeFormSlots(root: Element, { note, response, sample }: FormSlots): void {
  const form = root.querySelector(elementsSelectors.requestFormBlock);
  if (!form) return;
  if (form.previousElementSibling !== note) form.before(note);
  if (form.nextElementSibling !== response) form.after(response);
  const title = [...root.querySelectorAll(elementsSelectors.panelTitle)].find(({ textContent }) =>
    textContent?.startsWith(elementsTexts.requestSample),
  );
  if (title && title.nextElementSibling !== sample) title.after(sample);
}

/** Corrects Elements' markup and reports its state for as long as it is mounted. */
function observeElements(
  root: HTMLElement | null,
  slots: FormSlots,
  onChange: () => void,
  onState: (state: ElementsState) => void,
): (() => void) | undefined {
  if (!root) return undefined;
  let lastState = '';
  const update = () => {
    onChange();
    placeFormSlots(root, slots);
    fixAccessibility(root);
    keepSendFocusable();
    const state: ElementsState = {
      hash: window.location.hash,
      isRendered: root.querySelector(elementsSelectors.layout) !== null,
    };
    if (JSON.stringify(state) === lastState) return;
    lastState = JSON.stringify(state);
    onState(state);
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  update();
  const stops = [handleFormKeys(root), keepSendFocused(root)];
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

const compactQuery = window.matchMedia(compactCondition);

function subscribeCompact(onChange: () => void): () => void {
  compactQuery.addEventListener('change', onChange);
  return () => compactQuery.removeEventListener('change', onChange);
}

/**
 * Whether Elements has one column. It measures its width before it knows that the window has become narrow, and keeps two
 * columns, so a new layout is a new instance.
 */
const useIsCompact = (): boolean =>
  useSyncExternalStore(subscribeCompact, () => compactQuery.matches);

/**
 * Stoplight Elements with hash routing and without a proxy. Render it after useElementsSetup returns true. It is
 * memoized, because rendering it takes a second.
 * @param props.document the API's description, with the server that requests go to. With several, Elements has a menu
 * @param props.slots elements to display beside the form
 * @param props.onState called with what Elements displays, whenever that changes
 */
export const ElementsView = memo(function ElementsView({
  className,
  document,
  renderExtensions,
  slots,
  onState,
}: {
  className: string | undefined;
  document: ConsoleDocument;
  renderExtensions: RenderExtensions;
  slots: FormSlots;
  onState: (state: ElementsState) => void;
}) {
  const { slice, completeSlice } = useDocumentSlice(document);
  const observe = useCallback(
    (root: HTMLElement | null) => observeElements(root, slots, completeSlice, onState),
    [completeSlice, slots, onState],
  );
  return (
    <div className={className} ref={observe}>
      <API
        key={String(useIsCompact())}
        apiDescriptionDocument={slice}
        router="hash"
        layout="responsive"
        tryItCredentialsPolicy="omit"
        renderExtensionAddon={renderExtensions}
        hideExport
        hideSecurityInfo
      />
    </div>
  );
});
