import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Pluggable } from 'unified';
import { mdxOptions } from '../../lib/content/mdx-options.mjs';

type Option = NonNullable<NonNullable<typeof mdxOptions.rehypePlugins>[number]>;

async function load(option: Option): Promise<Pluggable> {
  const [path, ...settings] = Array.isArray(option) ? option : [option];
  const { default: plugin } = await import(String(path));
  return [plugin, ...settings];
}

/**
 * Compiles a page with the plug-ins of the build.
 * @param file the name of the file in content/docs
 * @returns the JSX of its body
 */
export async function compilePage(source: string, file = 'page.mdx'): Promise<string> {
  const [remarkPlugins, rehypePlugins] = await Promise.all(
    [mdxOptions.remarkPlugins, mdxOptions.rehypePlugins].map((list) =>
      Promise.all((list ?? []).flatMap((option) => (option ? [load(option)] : []))),
    ),
  );
  const { remarkRehypeOptions } = mdxOptions;
  const code = await compile(
    { value: source, path: join(process.cwd(), 'content/docs', file), cwd: process.cwd() },
    {
      jsx: true,
      ...(remarkRehypeOptions && { remarkRehypeOptions }),
      ...(remarkPlugins && { remarkPlugins }),
      ...(rehypePlugins && { rehypePlugins }),
    },
  );
  return String(code);
}

/** The body of a compiled page, with the names of elements, and texts without braces. */
export const readBody = (code: string): string =>
  (/return <>([\s\S]*)<\/>;/.exec(code)?.[1] ?? /return (<[\s\S]*?>);\n/.exec(code)?.[1] ?? code)
    .replaceAll('_components.', '')
    .replace(/\{("(?:[^"\\]|\\.)*")\}/g, (_, text: string) => JSON.parse(text));
