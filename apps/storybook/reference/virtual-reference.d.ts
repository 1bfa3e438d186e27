/** Made by `referencePlugin`; `./reference.ts` says of what kind it is. */
declare module 'virtual:reference' {
  export const reference: unknown;
}

/** Made by `referencePlugin` too; `./uses.ts` says of what kind it is. */
declare module 'virtual:uses' {
  export const uses: unknown;
}

/** The same; see `./doors.ts`. */
declare module 'virtual:doors' {
  export const doors: unknown;
}
