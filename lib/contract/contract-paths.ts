/** Where the contract is exported in each of its forms, without the base URL. */
export const contractPaths = {
  schema: '/elements/doctor-app-contract.schema.json',
  types: '/elements/doctor-app-contract.d.ts',
} as const;
