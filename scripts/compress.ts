/** Writes compressed copies (`.br`, `.gz`) beside the files in out/, for hosts that serve them, such as nginx. */
import { compressFiles } from '../lib/build/export/compress-files';
import { isFile, projectPath } from '../lib/kit/files/project-files';
import { runIfMain } from './run-if-main';

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

await runIfMain(import.meta.url, 'compress', async () => {
  if (!isFile('out/index.html')) {
    console.error('out/ is missing. Build it first: npm run build');
    process.exitCode = 1;
    return;
  }
  console.log('Compressing the files in out/. This takes a few minutes.');
  const start = performance.now();
  const { files, bytes, br, gz } = await compressFiles(projectPath('out'));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${files} files, ${formatMegabytes(bytes)}: ${formatMegabytes(br)} with Brotli, ${formatMegabytes(gz)} with gzip (${seconds} s)`,
  );
});
