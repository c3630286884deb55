import { cached } from '../../kit/files/cached';
import { readText } from '../../kit/files/project-files';
import { assertOpenApiSource, type OpenApiSource, parseOpenApiDocument } from './openapi-document';

/** The file of the bundled document. In contrast to the downloads, its descriptions do not repeat `x-rules`. */
export const generatedDocument = '.generated/openapi/doctor-api.json';

/** Reads the bundled document without parsing it. Throws if the build has not written it. */
export function getOpenApiSource(): OpenApiSource {
  const value: unknown = JSON.parse(readText(generatedDocument));
  assertOpenApiSource(value);
  return value;
}

/** Reads the bundled document. Throws if the build has not written it. */
export const getOpenApiDocument = cached([generatedDocument], () =>
  parseOpenApiDocument(JSON.parse(readText(generatedDocument))),
);
