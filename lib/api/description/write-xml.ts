import { formatValue } from '../../kit/json/format-value';
import { isRecord } from '../../kit/json/is-record';
import { escapeXml } from '../../kit/text/escape-xml';
import type { SchemaObject } from './openapi-objects';
import {
  listChoices,
  listProperties,
  refName,
  resolveSchema,
  type SchemaSource,
} from './resolve-schema';

/** The XML Object of a schema: how a value is written as XML. */
type XmlObject = {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
};

const readXml = (schema: SchemaObject, source: SchemaSource): XmlObject => {
  const { xml } = resolveSchema(schema, source);
  return isRecord(xml) ? xml : {};
};

/** The name of an element or attribute: that of the XML Object, or else the name of the field. */
const qualify = ({ name, prefix }: XmlObject, field: string): string =>
  `${prefix === undefined ? '' : `${prefix}:`}${name ?? field}`;

/** The schemas of an object's fields by name, including those of its alternatives. */
const listFieldSchemas = (schema: SchemaObject, source: SchemaSource): Map<string, SchemaObject> =>
  new Map(
    [
      ...listChoices(schema, source).flatMap(({ options }) =>
        options.map((option) => option.schema),
      ),
      schema,
    ]
      .flatMap((part) => listProperties(part, source))
      .map((property) => [property.name, property.schema]),
  );

/** Writes a value as an element. An empty value has an empty element. */
function writeElement(
  field: string,
  value: unknown,
  schema: SchemaObject,
  source: SchemaSource,
  indent: string,
): string {
  const xml = readXml(schema, source);
  const name = qualify(xml, field);
  const namespace =
    xml.namespace === undefined
      ? ''
      : ` xmlns${xml.prefix === undefined ? '' : `:${xml.prefix}`}="${escapeXml(xml.namespace)}"`;
  if (!isRecord(value)) {
    const text = value === null ? '' : escapeXml(formatValue(value));
    return `${indent}<${name}${namespace}${text === '' ? '/>' : `>${text}</${name}>`}`;
  }
  const fields = listFieldSchemas(schema, source);
  let attributes = namespace;
  const children: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const child = fields.get(key) ?? {};
    const childXml = readXml(child, source);
    if (childXml.attribute) {
      attributes += ` ${qualify(childXml, key)}="${escapeXml(formatValue(inner))}"`;
    } else children.push(writeField(key, inner, child, source, `${indent}  `));
  }
  const content = children.filter((text) => text !== '');
  return content.length === 0
    ? `${indent}<${name}${attributes}/>`
    : [`${indent}<${name}${attributes}>`, ...content, `${indent}</${name}>`].join('\n');
}

/** Writes a field: a list has one element for each item, and an element around them only if it is wrapped. */
function writeField(
  field: string,
  value: unknown,
  schema: SchemaObject,
  source: SchemaSource,
  indent: string,
): string {
  if (!Array.isArray(value)) return writeElement(field, value, schema, source, indent);
  const xml = readXml(schema, source);
  const name = qualify(xml, field);
  const { items = {} } = resolveSchema(schema, source);
  const inner = xml.wrapped ? `${indent}  ` : indent;
  const elements = value.map((item) =>
    writeField(xml.wrapped ? name : field, item, items, source, inner),
  );
  return (xml.wrapped ? [`${indent}<${name}>`, ...elements, `${indent}</${name}>`] : elements).join(
    '\n',
  );
}

/**
 * Writes a value as an XML document, with the names, attributes, namespaces, and wrapped lists of its schema (the XML
 * Object of OpenAPI). The root has the name of the schema; a list without a name of its own is in `items`.
 */
export function writeXml(value: unknown, schema: SchemaObject, source: SchemaSource): string {
  const root = refName(schema) ?? (Array.isArray(value) ? 'items' : 'value');
  if (!Array.isArray(value)) return writeElement(root, value, schema, source, '');
  const { items = {} } = resolveSchema(schema, source);
  const name = qualify(readXml(schema, source), root);
  const elements = value.map((item) =>
    writeField(refName(items) ?? 'item', item, items, source, '  '),
  );
  return [`<${name}>`, ...elements, `</${name}>`].join('\n');
}
