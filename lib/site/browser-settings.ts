/**
 * The settings in the browser's code, one constant each, so that a bundle holds only those that it uses. Defined by
 * browser-settings-schema.ts and written by scripts/steps/generate-browser-settings.ts.
 */
export * from '../../.generated/site/browser-settings';
