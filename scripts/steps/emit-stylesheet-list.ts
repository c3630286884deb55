import {
  contentStylesheetsFile,
  listContentStylesheets,
} from '../../lib/content/content-stylesheets';
import { writeJson } from '../write-files';

/** Writes which elements each page renders, for the stylesheets. */
export function run(): undefined {
  writeJson(contentStylesheetsFile, listContentStylesheets());
}
