import { join } from 'node:path';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import type { Pluggable } from 'unified';
import { mdxOptions } from '../../lib/content/mdx-options.mjs';

type Option = NonNullable<NonNullable<typeof mdxOptions.rehypePlugins>[number]>;

async function load(option: Option): Promise<Pluggable> {
  const [path, ...settings] = Array.isArray(option) ? option : [option];
  const { default: plugin } = await import(String(path));
  return [plugin, ...settings];
}

/** The options of the compiler with the plug-ins of the build. */
export async function loadCompileOptions(): Promise<
  Pick<CompileOptions, 'remarkPlugins' | 'rehypePlugins' | 'remarkRehypeOptions'>
> {
  const [remarkPlugins, rehypePlugins] = await Promise.all(
    [mdxOptions.remarkPlugins, mdxOptions.rehypePlugins].map((list) =>
      Promise.all((list ?? []).flatMap((option) => (option ? [load(option)] : []))),
    ),
  );
  const { remarkRehypeOptions } = mdxOptions;
  return {
    ...(remarkRehypeOptions && { remarkRehypeOptions }),
    ...(remarkPlugins && { remarkPlugins }),
    ...(rehypePlugins && { rehypePlugins }),
  };
}

/** The source of a page as the compiler takes it. */
export const toPageFile = (source: string, file = 'page.mdx') => ({
  value: source,
  path: join(process.cwd(), 'content/docs', file),
  cwd: process.cwd(),
});

/**
 * Compiles a page with the plug-ins of the build.
 * @param file the name of the file in content/docs
 * @returns the JSX of its body
 */
export async function compilePage(source: string, file?: string): Promise<string> {
  const options = await loadCompileOptions();
  return String(await compile(toPageFile(source, file), { jsx: true, ...options }));
}

/** The body of a compiled page, with the names of elements, and texts without braces. */
export const readBody = (code: string): string =>
  (/return <>([\s\S]*)<\/>;/.exec(code)?.[1] ?? /return (<[\s\S]*?>);\n/.exec(code)?.[1] ?? code)
    .replaceAll('_components.', '')
    .replace(/\{("(?:[^"\\]|\\.)*")\}/g, (_, text: string) => JSON.parse(text));
