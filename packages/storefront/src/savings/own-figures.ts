import type { EnergyPrices, SavingsInput, SavingsSystem } from '@pomp/domain';

/** What a visitor knows better than we do, as typed; '' is left to us. */
export interface OwnFigures {
  readonly system: SavingsSystem;
  readonly gasUse: string;
  readonly gasPrice: string;
  readonly electricityPrice: string;
  readonly fixedGas: string;
}

export const noOwnFigures: OwnFigures = { system: 'hybrid', gasUse: '', gasPrice: '', electricityPrice: '', fixedGas: '' };

export type TypedFigure = Exclude<keyof OwnFigures, 'system'>;

/** More than any home has: what is above it is a typing error. */
const most: Readonly<Record<TypedFigure, number>> = { gasUse: 100_000, gasPrice: 100, electricityPrice: 100, fixedGas: 10_000 };

/** The number that was typed; undefined when nothing was, null when it is none. */
export function readFigure(name: TypedFigure, typed: string): number | undefined | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return undefined;
  const value = Number(text);
  return /^\d+(\.\d*)?$/.test(text) && value <= most[name] ? value : null;
}

/** An input with what a visitor knows in place of what we took. What can't be read doesn't count. */
export function withOwnFigures(input: SavingsInput, own: OwnFigures, usual: EnergyPrices): SavingsInput {
  const figure = (name: TypedFigure) => readFigure(name, own[name]) ?? undefined;
  const [gas, electricity, fixedGas, gasUse] = [
    figure('gasPrice'),
    figure('electricityPrice'),
    figure('fixedGas'),
    figure('gasUse'),
  ];
  const ownPrices = gas !== undefined || electricity !== undefined || fixedGas !== undefined;
  return {
    ...input,
    system: own.system,
    ...(gasUse !== undefined && { gasUse }),
    ...(ownPrices && {
      prices: { gas: gas ?? usual.gas, electricity: electricity ?? usual.electricity, ...(fixedGas !== undefined && { fixedGas }) },
    }),
  };
}
