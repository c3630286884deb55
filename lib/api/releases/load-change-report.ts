import { cached } from '../../kit/files/cached';
import { readText } from '../../kit/files/project-files';
import { changeReportSchema } from './change-report';

/** Where scripts/steps/emit-api-changes.ts writes the report. */
export const changeReportFile = '.generated/openapi/changes.json';

/** The changes of all releases. Throws if the build has not written them. */
export const getChangeReport = cached([changeReportFile], () =>
  changeReportSchema.parse(JSON.parse(readText(changeReportFile))),
);
