interface ControlsHost {
    readonly now: () => Date;
    readonly log: (message: string) => void;
}
declare const startControls: (document: Document, host: ControlsHost) => () => void;
export { startControls };
export type { ControlsHost };
