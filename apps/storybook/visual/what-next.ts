import type { FullConfig, FullResult, Reporter } from '@playwright/test/reporter';

/** Ends the run with what to do about differences. */
export default class WhatNext implements Reporter {
  private accepting = false;

  onBegin({ updateSnapshots }: FullConfig): void {
    this.accepting = updateSnapshots !== 'none';
  }

  onEnd({ status }: FullResult): void {
    if (this.accepting) process.stdout.write("\nAccepted: see 'git status' for the pictures that changed.\n");
    else if (status !== 'passed') {
      process.stdout.write(
        '\nSide by side, with a slider: pnpm visual:report (files in apps/storybook/.results/visual-report/).' +
          '\nMeant to be so: pnpm visual:accept [part of a story’s name or id].\n',
      );
    }
  }
}
