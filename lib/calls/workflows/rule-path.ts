import { operationPath, schemaPath } from '../../site/page-paths';
import type { OwnedRule } from './workflow-rules';

/** Where the reference has a rule: on the page of its operation or schema. Names of schemas start with a capital letter. */
export function rulePath({ owner }: Pick<OwnedRule, 'owner'>): string {
  const [name = '', field] = owner.split('.');
  if (!/^[A-Z]/.test(name)) return `${operationPath(name)}#rules`;
  return field === undefined ? `${schemaPath(name)}#rules` : `${schemaPath(name)}#${field}`;
}
