import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { projectPath } from '../files/project-files';

/** Width and height in pixels of an image in public/. `src` starts with a slash. Throws where there is none. */
export function measureImage(src: string): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(projectPath('public', src)));
  return { width, height };
}
