import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { projectPath } from '../kit/files/project-files';

/**
 * Measures an image in public/, in pixels. Throws if the file does not exist.
 * @param src the path below public/, with a leading slash
 */
export function measureImage(src: string): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(projectPath('public', src)));
  return { width, height };
}
