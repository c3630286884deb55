import { type ReactNode, useEffect, useRef } from 'react';
import type { SchemaObject } from '@/lib/api/description/openapi-objects';
import type { SchemaSource } from '@/lib/api/description/resolve-schema';
import { getChildSchema } from '@/lib/calls/request/body-schema';
import { findChangedPath } from '@/lib/calls/request/describe-change';
import { writeExactJson } from '@/lib/kit/json/exact-json';
import { isRecord } from '@/lib/kit/json/is-record';

type JsonTreeProps = {
  value: unknown;
  schema: SchemaObject | undefined;
  source: SchemaSource;
  /** Whether each field is followed by what it means. */
  hasMeanings: boolean;
};

/** Levels that are open at first, unless a record is shown. */
const defaultOpenDepth = 3;
/** Longer lists are collapsed at first, except for the outermost. */
const maxOpenItems = 12;

const kinds: Record<string, string> = { string: 'run-string' };

function Scalar({ value }: { value: unknown }) {
  return <span className={kinds[typeof value] ?? 'run-constant'}>{writeExactJson(value)}</span>;
}

function Meaning({ schema, hasMeanings }: Pick<JsonTreeProps, 'schema' | 'hasMeanings'>) {
  if (!hasMeanings || !schema?.description) return null;
  return <span className="request-meaning"> {schema.description}</span>;
}

function Node({
  name,
  value,
  schema,
  source,
  hasMeanings,
  depth,
  openDepth,
  path,
  isLast,
}: JsonTreeProps & {
  name?: ReactNode;
  depth: number;
  openDepth: number;
  /** The path from here to the record that is shown, if it is here. */
  path: readonly string[] | undefined;
  isLast: boolean;
}) {
  const key = name !== undefined && (
    <>
      <span className="run-keyword">{name}</span>:{' '}
    </>
  );
  const comma = isLast ? '' : ',';
  const isList = Array.isArray(value);
  const entries: Array<[string, unknown]> = isList
    ? value.map((item, index) => [String(index), item])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  if (entries.length === 0) {
    return (
      <>
        {key}
        {isList || isRecord(value) ? isList ? '[]' : '{}' : <Scalar value={value} />}
        {comma}
        <Meaning schema={schema} hasMeanings={hasMeanings} />
      </>
    );
  }
  const [open, close] = isList ? '[]' : '{}';
  const unit = isList ? 'item' : 'field';
  return (
    <details
      className={path?.length === 0 ? 'request-changed' : undefined}
      open={
        depth === 0 ||
        path !== undefined ||
        (depth < openDepth && entries.length <= maxOpenItems) ||
        (!isList && depth < openDepth)
      }
    >
      <summary>
        {key}
        {open}
        <span className="request-folded">
          {' '}
          {entries.length} {entries.length === 1 ? unit : `${unit}s`} {close}
          {comma}
        </span>
        <Meaning schema={schema} hasMeanings={hasMeanings} />
      </summary>
      <ul>
        {entries.map(([childName, child], index) => (
          <li key={childName}>
            <Node
              name={isList ? undefined : JSON.stringify(childName)}
              value={child}
              schema={getChildSchema(schema, childName, source)}
              source={source}
              hasMeanings={hasMeanings}
              depth={depth + 1}
              openDepth={openDepth}
              path={path?.[0] === childName ? path.slice(1) : undefined}
              isLast={index === entries.length - 1}
            />
          </li>
        ))}
      </ul>
      {close}
      {comma}
    </details>
  );
}

/**
 * JSON with collapsible objects and lists. They are native `details`, which work with a keyboard and a screen reader.
 * @param props.changes what the request changed in the sandbox: only the first of these records is open
 */
export function JsonTree({ changes, ...props }: JsonTreeProps & { changes: readonly string[] }) {
  const root = useRef<HTMLDivElement>(null);
  const path = findChangedPath(props.value, changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value has its record elsewhere
  useEffect(() => {
    const { current: tree } = root;
    const record = tree?.querySelector('.request-changed');
    if (!tree || !record) return;
    // The line before it says in which list it is.
    const top = record.getBoundingClientRect().top - tree.getBoundingClientRect().top;
    tree.scrollTop += top - 2 * Number.parseFloat(getComputedStyle(tree).lineHeight);
  }, [props.value]);
  return (
    <div ref={root} className="request-tree">
      <Node {...props} depth={0} openDepth={path ? 0 : defaultOpenDepth} path={path} isLast />
    </div>
  );
}
