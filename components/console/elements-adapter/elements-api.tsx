'use client';

import { API } from '@stoplight/elements';
import { type ReactNode, useCallback } from 'react';
import { updateContainerAttributes } from './container-attributes';
import { elementsSelectors } from './elements-internals';
import { activateGroupsByKeyboard, fixAccessibility } from './fix-accessibility';
import { scrollToSelection } from './scroll-to-selection';

/** Renders the description's own extensions (`x-…`) of the displayed operation or schema. */
export type RenderExtensions = (props: { vendorExtensions: Record<string, unknown> }) => ReactNode;

/** Keeps the attributes of Elements' markup and of its container right for as long as it is mounted. */
function observeElements(
  root: HTMLElement | null,
  onRendered: () => void,
): (() => void) | undefined {
  if (!root) return undefined;
  let hasRendered = false;
  const update = () => {
    fixAccessibility(root);
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
  return () => {
    observer.disconnect();
    stopActivation();
    stopScrolling();
  };
}

/**
 * Stoplight Elements with hash routing and without a proxy. Render it after useElementsSetup returns true. Its parent
 * element gets the attributes of container-attributes.ts.
 * @param props.documentUrl the URL of the API's description, which is in the browser's cache
 * @param props.onRendered called when Elements displays the description for the first time
 */
export function ElementsView({
  className,
  documentUrl,
  renderExtensions,
  onRendered,
}: {
  className: string | undefined;
  documentUrl: string;
  renderExtensions: RenderExtensions;
  onRendered: () => void;
}) {
  const observe = useCallback(
    (root: HTMLElement | null) => observeElements(root, onRendered),
    [onRendered],
  );
  return (
    <div className={className} ref={observe}>
      <API
        // A URL, because Elements renders a document that is passed as an object twice, which takes a second.
        apiDescriptionUrl={documentUrl}
        router="hash"
        layout="responsive"
        tryItCredentialsPolicy="omit"
        renderExtensionAddon={renderExtensions}
        hideExport
      />
    </div>
  );
}
