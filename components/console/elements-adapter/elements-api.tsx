'use client';

import { API } from '@stoplight/elements';
import { memo, type ReactNode, useCallback } from 'react';
import type { ConsoleDocument } from '@/lib/console/slice-document';
import { updateContainerAttributes } from './container-attributes';
import { elementsSelectors } from './elements-internals';
import { activateGroupsByKeyboard, fixAccessibility } from './fix-accessibility';
import { maskTokenInCopies, maskTokenInSample } from './mask-token';
import { scrollToSelection } from './scroll-to-selection';
import { useDocumentSlice } from './use-document-slice';

/** Renders the description's own extensions (`x-…`) of the displayed operation or schema. */
export type RenderExtensions = (props: { vendorExtensions: Record<string, unknown> }) => ReactNode;

/** Corrects Elements' markup and the attributes of its container for as long as it is mounted. */
function observeElements(
  root: HTMLElement | null,
  onChange: () => void,
  onRendered: () => void,
): (() => void) | undefined {
  if (!root) return undefined;
  let hasRendered = false;
  const update = () => {
    onChange();
    fixAccessibility(root);
    maskTokenInSample(root);
    updateContainerAttributes(root);
    if (hasRendered || !root.querySelector(elementsSelectors.layout)) return;
    hasRendered = true;
    onRendered();
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  update();
  const stopActivation = activateGroupsByKeyboard(root);
  const stopScrolling = scrollToSelection(root);
  const stopMasking = maskTokenInCopies();
  return () => {
    observer.disconnect();
    stopActivation();
    stopScrolling();
    stopMasking();
  };
}

/**
 * Stoplight Elements with hash routing and without a proxy. Render it after useElementsSetup returns true. Its parent
 * element gets the attributes of container-attributes.ts. It is memoized, because rendering it takes a second.
 * @param props.document the API's description
 * @param props.onRendered called when Elements displays the description for the first time
 */
export const ElementsView = memo(function ElementsView({
  className,
  document,
  renderExtensions,
  onRendered,
}: {
  className: string | undefined;
  document: ConsoleDocument;
  renderExtensions: RenderExtensions;
  onRendered: () => void;
}) {
  const { slice, completeSlice } = useDocumentSlice(document);
  const observe = useCallback(
    (root: HTMLElement | null) => observeElements(root, completeSlice, onRendered),
    [completeSlice, onRendered],
  );
  return (
    <div className={className} ref={observe}>
      <API
        apiDescriptionDocument={slice}
        router="hash"
        layout="responsive"
        tryItCredentialsPolicy="omit"
        renderExtensionAddon={renderExtensions}
        hideExport
      />
    </div>
  );
});
