import type { ProgramValue, ProgramVariable } from './workflow-program';

/** How a language writes JSON values. */
export type ValueSyntax = {
  literal: (value: string | number | boolean | null) => string;
  variable: (variable: ProgramVariable) => string;
  /** A key of an object with what separates it from the value. */
  key: (name: string) => string;
};

const indentUnit = '  ';

/** Writes a value as an indented literal of a language with JSON-like lists and objects. */
export function writeValue(value: ProgramValue, syntax: ValueSyntax, indent = ''): string {
  const inner = indent + indentUnit;
  switch (value.kind) {
    case 'literal':
      return syntax.literal(value.value);
    case 'variable':
      return syntax.variable(value);
    case 'list': {
      const items = value.items.map((item) => writeValue(item, syntax, inner));
      const line = `[${items.join(', ')}]`;
      if (line.length <= 60 && !line.includes('\n')) return line;
      return `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
    }
    case 'object': {
      const fields = value.entries.map(
        ([name, field]) => inner + syntax.key(name) + writeValue(field, syntax, inner),
      );
      return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
    }
  }
}

/** Indents all lines of a text but the first. */
export const indentLines = (text: string, indent: string): string =>
  text.replaceAll('\n', `\n${indent}`);

const words = (name: string): string[] => name.split(/(?=[A-Z])|-/).filter(Boolean);

export const toSnakeCase = (name: string): string => words(name).join('_').toLowerCase();

export const toUpperSnakeCase = (name: string): string => toSnakeCase(name).toUpperCase();
