import { coverageAt } from './coverage.js';
import type { EstimatedHome } from './estimate-home.js';
import { boilers, calorificValue, cookingFigures, heatLoad, pump, scops, tapWater } from './figures.js';

/** Where the energy of a home goes in a year, step by step. Gas in m³, heat and electricity in kWh on the lower calorific value. */
export interface EnergyBalance {
  /** m³ */
  readonly cookingGas: number;
  readonly tapGas: number;
  readonly heatGross: number;
  readonly heatNet: number;
  /** kWh */
  readonly heat: number;
  /** kW at −10 °C outside */
  readonly powerRequired: number;
  /** The pump's part of that power, at most 1. */
  readonly beta: number;
  /** The part of the heat that the pump delivers. */
  readonly coverage: number;
  readonly scop: number;
}

export interface Savings {
  /** m³ a year less */
  readonly gas: number;
  /** kWh a year more */
  readonly electricity: number;
}

/** Cooking and hot water can't use more gas than there is: whoever uses little spends it on those first. */
export function energyBalance({
  system,
  gasUse,
  residents,
  floorArea,
  insulation,
  supply,
  boiler,
  cooksOnGas,
}: EstimatedHome): EnergyBalance {
  const cookingGas = cooksOnGas ? Math.min(cookingFigures.gas.value, gasUse) : 0;
  const tapGas = Math.min(tapWater[residents - 1]!.value, gasUse - cookingGas);
  const heatGross = gasUse - cookingGas - tapGas;
  const heatNet = (heatGross * boilers[boiler].heating.value) / 100;
  const powerRequired = (heatLoad[insulation].value * floorArea) / 1_000;
  const beta = Math.min(pump.power.value / powerRequired, 1);
  return {
    cookingGas,
    tapGas,
    heatGross,
    heatNet,
    heat: heatNet * calorificValue.lower.value,
    powerRequired,
    beta,
    coverage: coverageAt(beta, supply),
    scop: scops[system][supply].value,
  };
}

/** What the formula says. */
export function savingsOf({ system, gasUse, boiler, cooksOnGas }: EstimatedHome, balance: EnergyBalance): Savings {
  const { heatGross, heat, coverage, scop, tapGas } = balance;
  const byPump = (heat * coverage) / scop;
  if (system === 'hybrid') return { gas: heatGross * coverage, electricity: byPump };
  const tapHeat = ((tapGas * boilers[boiler].tap.value) / 100) * calorificValue.lower.value;
  const cooking = cooksOnGas ? cookingFigures.induction.value : 0;
  return { gas: gasUse, electricity: byPump + heat * (1 - coverage) + tapHeat / scops.tap.value + cooking };
}
