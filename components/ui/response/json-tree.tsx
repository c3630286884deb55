import type { ReactNode } from 'react';
import type { SchemaObject } from '@/lib/api/description/openapi-objects';
import type { SchemaSource } from '@/lib/api/description/resolve-schema';
import { getChildSchema } from '@/lib/calls/request/body-schema';
import { writeExactJson } from '@/lib/kit/json/exact-json';
import { isRecord } from '@/lib/kit/json/is-record';

type JsonTreeProps = {
  value: unknown;
  schema: SchemaObject | undefined;
  source: SchemaSource;
  /** Whether each field is followed by what it means. */
  hasMeanings: boolean;
};

/** Levels that are open at first. */
const openDepth = 3;
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
  isLast,
}: JsonTreeProps & { name?: ReactNode; depth: number; isLast: boolean }) {
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
      open={
        depth === 0 ||
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

/** JSON with collapsible objects and lists. They are native `details`, which work with a keyboard and a screen reader. */
export function JsonTree(props: JsonTreeProps) {
  return (
    <div className="request-tree">
      <Node {...props} depth={0} isLast />
    </div>
  );
}
