/**
 * The settings in the browser's code. Each is a separate constant, so that bundles contain only those that they use.
 * Defined by browser-settings-schema.ts and written by scripts/steps/emit-browser-settings.ts.
 */
export * from '../../.generated/site/browser-settings';
