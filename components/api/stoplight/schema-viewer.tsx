import {
  type ComponentProps,
  memo,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/lib/site/browser/when-idle';
import { JsonSchemaViewer as SchemaViewer } from '../../../node_modules/@stoplight/json-schema-viewer/index.mjs';
import { compactCondition } from './elements-internals';

/**
 * Takes the place of `@stoplight/json-schema-viewer` in Elements (scripts/build-islands.ts). The schema of a response has thousands
 * of elements, most of them below the window. Such a schema is rendered when the operation has been painted, in pieces,
 * so that the operation can be read and sent before. In one column it would be dozens of screens long, so the schemas of
 * bodies are collapsed.
 */

export {
  useChoices,
  visibleChildren,
} from '../../../node_modules/@stoplight/json-schema-viewer/index.mjs';

type Props = ComponentProps<typeof SchemaViewer>;

const MemoizedSchemaViewer = memo(SchemaViewer);

/** Renders a schema when it is in the window, or the browser is idle. */
function DeferredSchema(props: Props) {
  const [isRendered, setIsRendered] = useState(false);
  const placeholder = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = placeholder;
    if (!current) return undefined;
    if (current.getBoundingClientRect().top < window.innerHeight) {
      setIsRendered(true);
      return undefined;
    }
    return whenIdle(() => startTransition(() => setIsRendered(true)));
  }, []);

  if (isRendered) return <MemoizedSchemaViewer {...props} />;
  return <div ref={placeholder} className="schema-viewer-placeholder" />;
}

/** Renders a schema when the reader opens it. */
function CollapsedSchema(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="schema-viewer-collapsed"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Show the fields</summary>
      {isOpen && <MemoizedSchemaViewer {...props} defaultExpandedDepth={0} />}
    </details>
  );
}

export function JsonSchemaViewer(props: Props) {
  // Elements has one column up to this width. The schemas stay as they are if that changes.
  const [isNarrow] = useState(() => window.matchMedia(compactCondition).matches);
  // Parameters, and the schema of a page, have no mode.
  const isBody = props.viewMode === 'write' || props.viewMode === 'read';
  return isNarrow && isBody ? <CollapsedSchema {...props} /> : <DeferredSchema {...props} />;
}
