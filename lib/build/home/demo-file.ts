import { z } from 'zod';
import { type ParseResult, parseYamlFile } from '../../kit/diagnostics/parse-yaml';
import { isFile } from '../../kit/files/project-files';
import { siteFiles } from '../../site/site-settings';

const json = z.record(z.string(), z.json());

const stepSchema = z
  .strictObject({
    label: z.string().min(3).max(40),
    /** The text of the button that runs the step. */
    button: z.string().min(3).max(30),
    /** The status that the appointment has before the step; missing for the step that books it. */
    from: z.string().optional(),
    /** The id of a sandbox user: `patient`, `carrier`, `doctor` or `support`. */
    user: z.string(),
    call: z.strictObject({ operation: z.string(), body: json }).optional(),
    /** The id of the screen's element whose action is performed. */
    click: z.string().optional(),
  })
  .refine(({ call, click }) => (call === undefined) !== (click === undefined), {
    message: 'either `call`, a request, or `click`, the id of an element of the screen',
  });

/** The schema of content/site/demo.yaml. The steps are checked by running them (build-demo.ts). */
const demoSchema = z.strictObject({
  fields: z.array(z.string()).min(1).max(10),
  /** Where a reader who has run a step can go on. */
  next: z.strictObject({ label: z.string().min(3).max(40), to: z.string() }).optional(),
  steps: z.array(stepSchema).min(1).max(5),
  /** A screen document of the contract, without data. */
  screen: json,
});

export type DemoFile = z.output<typeof demoSchema>;

/** Reads the demonstration of the home page; undefined if the site has none. */
export const readDemoFile = (): ParseResult<DemoFile> | undefined =>
  isFile(siteFiles.demo) ? parseYamlFile(demoSchema, siteFiles.demo) : undefined;
