import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSettledText } from '@/components/ui/status/use-settled-text';
import { fileKey } from '@/lib/api/call/request-body';
import type { SchemaObject } from '@/lib/api/description/openapi-objects';
import {
  listProperties,
  resolveSchema,
  type SchemaSource,
} from '@/lib/api/description/resolve-schema';
import { sampleValue } from '@/lib/api/description/sample-value';
import { listFormValues, mainType } from '@/lib/api/description/schema-types';
import { formatBytes } from '@/lib/calls/console/format-bytes';
import { describeType, getChildSchema, listAddableNames } from '@/lib/calls/request/body-schema';
import type { DraftFinding } from '@/lib/calls/request/check-draft';
import { matchesField } from '@/lib/calls/request/matches-field';
import { writeExactJson } from '@/lib/kit/json/exact-json';
import { ExactNumber, parseNumber } from '@/lib/kit/json/exact-number';
import { isRecord } from '@/lib/kit/json/is-record';
import { joinPointer, parsePointer } from '@/lib/kit/json/json-pointer';
import { Field } from './field';

/** A form with more fields is longer than a few screens. */
const maxUnfilteredFields = 15;

type FormContext = {
  source: SchemaSource;
  problems: readonly DraftFinding[];
  onSet: (pointer: string, value: unknown) => void;
  onRemove: (pointer: string) => void;
  /** The names of the fields that are files. */
  fileFields: readonly string[] | undefined;
  /** The selected files, by fileKey. */
  files: ReadonlyMap<string, File>;
  onFile: (field: string, file: File) => void;
};

type ValueProps = FormContext & {
  name: string;
  pointer: string;
  schema: SchemaObject | undefined;
  value: unknown;
  isRequired?: boolean;
  /** Whether the value can be removed: a field or an item. */
  isRemovable?: boolean;
  /** Only the fields that match are shown, and those with problems. Empty if all are. */
  query: string;
};

const toId = (pointer: string) => `request-body${pointer.replace(/[^\w-]/g, '-')}`;

const hasProblem = (problems: readonly DraftFinding[], pointer: string) =>
  problems.some(({ at }) => `${at}/`.startsWith(`${pointer}/`));

/** Whether a field itself matches, by its name or its description. All of it is shown then. */
const matchesItself = (name: string, schema: SchemaObject | undefined, query: string) =>
  matchesField(name, null, query) || matchesField(schema?.description ?? '', null, query);

/** Whether a field or something inside it matches. */
const matches = (name: string, schema: SchemaObject | undefined, value: unknown, query: string) =>
  matchesItself(name, schema, query) || matchesField(name, value, query);

/** A number as typed, with the same digits. Other text remains a string, which validation reports. */
function parseTyped(text: string, type: SchemaObject['type']): unknown {
  if (type === 'boolean') return text === 'true';
  if (type !== 'integer' && type !== 'number') return text;
  return type === 'integer' && !/^-?\d+$/.test(text) ? text : (parseNumber(text) ?? text);
}

/** Removes a field, and moves the focus from its button to that of the next one. The page stays where it is. */
function removeField(button: HTMLElement, onRemove: () => void): void {
  const body = button.closest<HTMLElement>(`#${toId('')}`);
  const listButtons = () => [...(body?.querySelectorAll<HTMLElement>('.request-remove') ?? [])];
  const index = listButtons().indexOf(button);
  flushSync(onRemove);
  const buttons = listButtons();
  const next = buttons[index] ?? buttons.at(-1) ?? body;
  next?.focus({ preventScroll: true });
}

function RemoveButton({
  name,
  pointer,
  onRemove,
}: Pick<ValueProps, 'name' | 'pointer' | 'onRemove'>) {
  return (
    <button
      type="button"
      className="request-remove"
      aria-label={`Remove ${name}`}
      onClick={(event) => removeField(event.currentTarget, () => onRemove(pointer))}
    >
      Remove
    </button>
  );
}

/** Adds a field to an object, and moves the focus to it: the button that was clicked is disabled or gone then. */
function addField(
  name: string,
  {
    pointer,
    schema,
    source,
    onSet,
  }: Pick<ValueProps, 'pointer' | 'source' | 'onSet'> & { schema: SchemaObject },
): void {
  const added = joinPointer(pointer, name);
  flushSync(() => onSet(added, sampleValue(getChildSchema(schema, name, source), source)));
  document.getElementById(toId(added))?.focus();
}

/** A selection that adds a field which the object does not have yet. */
function AddField({
  value,
  ...props
}: Pick<ValueProps, 'pointer' | 'source' | 'onSet'> & { schema: SchemaObject; value: object }) {
  const [choice, setChoice] = useState('');
  const names = listAddableNames(props.schema, value, props.source);
  if (names.length === 0) return null;
  const id = `${toId(props.pointer)}-add`;
  const add = () => {
    if (choice === '') return;
    addField(choice, props);
    setChoice('');
  };
  return (
    <div className="request-add">
      <label htmlFor={id}>Add a field</label>
      <select id={id} value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="">{names.length} more</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="request-button" disabled={choice === ''} onClick={add}>
        Add
      </button>
    </div>
  );
}

function ObjectFields(
  props: ValueProps & { schema: SchemaObject; value: Record<string, unknown> },
) {
  const { pointer, schema, value, source, problems, query } = props;
  const properties = listProperties(schema, source);
  const fields = Object.entries(value).map(([name, inner]) => ({
    name,
    inner,
    fieldSchema: getChildSchema(schema, name, source),
  }));
  const shown = fields.filter(
    ({ name, inner, fieldSchema }) =>
      matches(name, fieldSchema, inner, query) || hasProblem(problems, joinPointer(pointer, name)),
  );
  return (
    <>
      {shown.map(({ name, inner, fieldSchema }) => (
        <Value
          {...props}
          key={name}
          name={name}
          pointer={joinPointer(pointer, name)}
          schema={fieldSchema}
          value={inner}
          isRequired={properties.some((property) => property.name === name && property.required)}
          isRemovable
          query={matchesItself(name, fieldSchema, query) ? '' : query}
        />
      ))}
      {query === '' && <AddField {...props} />}
    </>
  );
}

function ListItems(props: ValueProps & { schema: SchemaObject; value: unknown[] }) {
  const { name, pointer, schema, value, source, onSet } = props;
  const items = getChildSchema(schema, 0, source);
  return (
    <>
      {value.map((item, index) => (
        <Value
          {...props}
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other identity than its position
          key={index}
          name={`Item ${index + 1}`}
          pointer={joinPointer(pointer, index)}
          schema={items}
          value={item}
          isRequired={false}
          isRemovable
        />
      ))}
      <button
        type="button"
        className="request-button"
        onClick={() => onSet(pointer, [...value, sampleValue(items, source)])}
      >
        Add an item{name === 'Body' ? '' : ` to ${name}`}
      </button>
    </>
  );
}

/** A value of the body with the fields to change it. */
function Value(props: ValueProps) {
  const { name, pointer, schema, value, problems, isRequired, isRemovable, onSet } = props;
  const problem = problems.find((candidate) => candidate.at === pointer)?.message;
  const removeButton = isRemovable && <RemoveButton {...props} />;
  const id = toId(pointer);
  if (schema && (isRecord(value) || Array.isArray(value))) {
    return (
      <fieldset
        id={id}
        className={pointer === '' ? 'request-body-root' : 'request-group'}
        tabIndex={-1}
      >
        <legend className={pointer === '' ? 'visually-hidden' : undefined}>
          {name} <span>{describeType(schema)}</span> {removeButton}
        </legend>
        {pointer !== '' && schema.description && (
          <p className="request-help">{schema.description}</p>
        )}
        {problem !== undefined && <p className="request-problem">{problem}</p>}
        {Array.isArray(value) ? (
          <ListItems {...props} schema={schema} value={value} />
        ) : (
          <ObjectFields {...props} schema={schema} value={value} />
        )}
      </fieldset>
    );
  }
  const [field = ''] = parsePointer(pointer);
  if (typeof value === 'string' && props.fileFields?.includes(field)) {
    const file = props.files.get(fileKey(field, value));
    const isMissing = value !== '' && !file;
    return (
      <Field
        id={id}
        label={name}
        type="file"
        isRequired={isRequired}
        help={[schema?.description, file && `${file.name}, ${formatBytes(file.size)}.`]
          .filter(Boolean)
          .join(' ')}
        problem={isMissing ? `Select the file “${value}”: this page does not have it.` : problem}
        value={value}
        onChange={() => {}}
        onFile={(selected) => {
          props.onFile(field, selected);
          onSet(pointer, selected.name);
        }}
      >
        {removeButton}
      </Field>
    );
  }
  const isText =
    ['string', 'number', 'boolean'].includes(typeof value) || value instanceof ExactNumber;
  if (!isText) {
    return (
      <div className="request-field">
        <div className="request-label">
          <p>
            <span className="request-name">{name}</span>
          </p>
          {removeButton}
        </div>
        <p className="request-help">
          <code>{writeExactJson(value)}</code> Change it as JSON.
        </p>
      </div>
    );
  }
  return (
    <Field
      id={id}
      label={name}
      type={describeType(schema)}
      isRequired={isRequired}
      help={schema ? schema.description : 'The API description doesn’t have this field.'}
      problem={problem}
      value={String(value)}
      choices={schema && listFormValues(schema)}
      isOpen={schema?.['x-open-list']}
      isNumeric={schema && mainType(schema) === 'integer'}
      placeholder={schema?.format === 'date' ? 'YYYY-MM-DD' : undefined}
      onChange={(text) => onSet(pointer, parseTyped(text, schema && mainType(schema)))}
    >
      {removeButton}
    </Field>
  );
}

/** The fields that match a filter, but are not in the body yet, with buttons that add them. */
function AddableMatches({
  query,
  value,
  ...props
}: Pick<ValueProps, 'source' | 'onSet' | 'query'> & { schema: SchemaObject; value: object }) {
  const names = listAddableNames(props.schema, value, props.source).filter((name) =>
    matchesItself(name, getChildSchema(props.schema, name, props.source), query),
  );
  if (names.length === 0) return null;
  return (
    <p className="request-help request-matches">
      Not in the body:{' '}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="text-button"
          onClick={() => addField(name, { ...props, pointer: '' })}
        >
          Add {name}
        </button>
      ))}
    </p>
  );
}

function describeMatches(query: string, matching: number, total: number): string {
  if (query === '') return `${total} fields`;
  return matching === 0 ? 'No field of the body matches' : `${matching} of ${total} fields`;
}

/** A form for a JSON body: the fields that it has, and those that it can have. A long one has a filter. */
export function BodyForm({
  schema: declared,
  ...props
}: FormContext & { schema: SchemaObject; value: unknown }) {
  const { value, source } = props;
  const schema = resolveSchema(declared, source);
  const [filter, setFilter] = useState('');
  const fields = isRecord(value) ? Object.entries(value) : [];
  const isLong = fields.length > maxUnfilteredFields;
  const query = isLong ? filter.trim() : '';
  const matching = fields.filter(([name, inner]) =>
    matches(name, getChildSchema(schema, name, source), inner, query),
  );
  const description = describeMatches(query, matching.length, fields.length);
  const announced = useSettledText(query === '' ? '' : description, filter);
  return (
    <>
      {isLong && (
        <div className="request-field">
          <div className="request-filter-label">
            <label htmlFor="request-filter">Filter the fields</label>
            <span>{description}</span>
            <span role="status" className="visually-hidden">
              {announced === description ? announced : ''}
            </span>
          </div>
          <input
            id="request-filter"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      {query !== '' && isRecord(value) && (
        <AddableMatches {...props} schema={schema} value={value} query={query} />
      )}
      <Value {...props} name="Body" pointer="" schema={schema} query={query} />
    </>
  );
}
