/** The paths of the exported contract, without the base URL. */
export const contractPaths = {
  schema: '/elements/doctor-app-contract.schema.json',
  types: '/elements/doctor-app-contract.d.ts',
} as const;
