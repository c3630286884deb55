import {
  type ComponentProps,
  memo,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { JsonSchemaViewer as SchemaViewer } from '../../../node_modules/@stoplight/json-schema-viewer/index.mjs';
import styles from './schema-viewer.module.css';

/**
 * Takes the place of `@stoplight/json-schema-viewer` in Elements (next.config.mjs). The schema of a response has thousands
 * of elements, most of them below the window. Such a schema is rendered when the operation has been painted, in pieces,
 * so that the operation can be read and sent before.
 */

export {
  useChoices,
  visibleChildren,
} from '../../../node_modules/@stoplight/json-schema-viewer/index.mjs';

const MemoizedSchemaViewer = memo(SchemaViewer);

export function JsonSchemaViewer(props: ComponentProps<typeof SchemaViewer>) {
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
  return <div ref={placeholder} className={styles.placeholder} />;
}
