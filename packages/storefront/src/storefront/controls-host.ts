/** What a host gives the storefront's controls. */
export interface ControlsHost {
  readonly now: () => Date;
  /** Takes what went wrong without concerning the visitor. */
  readonly log: (message: string) => void;
}
