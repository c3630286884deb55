import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectPath } from '@/lib/kit/files/project-files';
import { reactModules } from './react-modules';

async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: projectPath() },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactModules],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

it('React is bundled without a function around its code, and its exports are those of its packages', async () => {
  const code = await bundle(
    [
      "export { useState, default as React } from 'react';",
      "export { jsx } from 'react/jsx-runtime';",
      "export { createPortal } from 'react-dom';",
      "export { createRoot, hydrateRoot } from 'react-dom/client';",
    ].join('\n'),
  );
  expect(code).not.toContain('__commonJS');
  const module: Record<string, unknown> = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  const { React, ...functions } = module;
  expect(React).toHaveProperty('useState', functions.useState);
  expect(Object.values(functions).map((value) => typeof value)).toEqual(Array(5).fill('function'));
});
