import { coverageAt } from './coverage.js';
import type { EstimatedHome } from './estimate-home.js';
import {
  boilers,
  calorificValue,
  cookingFigures,
  coverageRows,
  fieldFigures,
  heatingSeason,
  heatLoad,
  pump,
  scops,
  tapWater,
} from './figures.js';
import type { SavingsSystem } from './savings-input.js';

/** Where the energy of a home goes in a year, step by step. Gas in m³, heat and electricity in kWh on the lower calorific value. */
export interface EnergyBalance {
  /** m³ */
  readonly cookingGas: number;
  readonly tapGas: number;
  readonly heatGross: number;
  readonly heatNet: number;
  /** kWh */
  readonly heat: number;
  /** kW at −10 °C outside, as the home is built. */
  readonly powerByArea: number;
  /** kW at −10 °C outside: more than that where so much gas is burnt that it must be. */
  readonly powerRequired: number;
  /** The pump's part of that power, at most 1. */
  readonly beta: number;
  /** The part of the heat that the pump can deliver. */
  readonly coverage: number;
}

/** What was measured and what is still to be seen: with which the balance is drawn. */
export interface Performance {
  /** Hybrids were measured to deliver this part of the heat, 0 to 1, where the table says `expectedCoverage`. */
  readonly fieldShare: number;
  /** Times the heat for each kWh of electricity. */
  readonly scop: number;
}

/** Where the heat of a year comes from with the pump, and what is spent on it. What goes in comes out: `heat` is `byPump` and `byBoiler` and `byElement`. */
export interface EnergyFlows {
  /** kWh a year */
  readonly byPump: number;
  readonly byBoiler: number;
  readonly byElement: number;
  /** kWh a year of `byPump` that was electricity, and that was in the air. */
  readonly pumpElectricity: number;
  readonly fromAir: number;
  /** kWh a year for hot water and for cooking, where there is no gas. */
  readonly hotWaterElectricity: number;
  readonly cookingElectricity: number;
  /** kWh of heat for each kWh of electricity */
  readonly scop: number;
  /** m³ a year less */
  readonly gas: number;
  /** m³ a year that is still burnt */
  readonly gasLeft: number;
  /** kWh a year more */
  readonly electricity: number;
}

/** What the table says of the homes that were measured: a pump of 0.6 of the power, water of 50 °C. */
export const expectedCoverage = coverageRows[2].coverage['50'];

/** What is likeliest. */
export const usualPerformance: Performance = { fieldShare: fieldFigures.share.middle.value / 100, scop: 1 };

/** What the gas of a home says of its heat. */
export type GasOfHome = Pick<EstimatedHome, 'gasUse' | 'residents' | 'boiler' | 'cooksOnGas'>;

/** What of the gas is for heating. Cooking and hot water can't use more than there is: whoever uses little spends it on those first. */
export function heatingGas({ gasUse, residents, boiler, cooksOnGas }: GasOfHome) {
  const cookingGas = cooksOnGas ? Math.min(cookingFigures.gas.value, gasUse) : 0;
  const tapGas = Math.min(tapWater[residents - 1]!.value, gasUse - cookingGas);
  const heatGross = gasUse - cookingGas - tapGas;
  return { cookingGas, tapGas, heatGross, heatNet: (heatGross * boilers[boiler].heating.value) / 100 };
}

/** Where the energy of a home goes. */
export function energyBalance(home: EstimatedHome): EnergyBalance {
  const { floorArea, insulation, supply } = home;
  const { heatNet, ...gas } = heatingGas(home);
  const heat = heatNet * calorificValue.lower.value;
  const powerByArea = (heatLoad[insulation].value * floorArea) / 1_000;
  const powerRequired = Math.max(powerByArea, heat / heatingSeason.fullLoad.value);
  const beta = Math.min(pump.power.value / powerRequired, 1);
  return { ...gas, heatNet, heat, powerByArea, powerRequired, beta, coverage: coverageAt(beta, supply) };
}

/** What the pump does with that. */
export function energyFlows(
  home: EstimatedHome,
  balance: EnergyBalance,
  { fieldShare, scop: scopFactor }: Performance,
): EnergyFlows {
  const { system, gasUse, boiler, cooksOnGas, supply } = home;
  const { heatGross, heat, coverage, tapGas, cookingGas } = balance;
  const scop = scops[system][supply].value * scopFactor;
  const share = shareByPump(system, coverage, fieldShare);
  const byPump = heat * share;
  const pumpElectricity = byPump / scop;
  const pumped = { byPump, pumpElectricity, fromAir: byPump - pumpElectricity, scop };
  if (system === 'hybrid') {
    const gas = heatGross * share;
    return {
      ...pumped,
      byBoiler: heat - byPump,
      byElement: 0,
      hotWaterElectricity: 0,
      cookingElectricity: 0,
      gas,
      gasLeft: gasUse - gas,
      electricity: pumpElectricity,
    };
  }
  const byElement = heat - byPump;
  const tapHeat = ((tapGas * boilers[boiler].tap.value) / 100) * calorificValue.lower.value;
  const hotWaterElectricity = tapHeat / (scops.tap.value * scopFactor);
  // As much cooking as there was gas for.
  const cookingElectricity = cooksOnGas ? (cookingFigures.induction.value * cookingGas) / cookingFigures.gas.value : 0;
  return {
    ...pumped,
    byBoiler: 0,
    byElement,
    hotWaterElectricity,
    cookingElectricity,
    gas: gasUse,
    gasLeft: 0,
    electricity: pumpElectricity + byElement + hotWaterElectricity + cookingElectricity,
  };
}

/** The part of the heat that a pump really delivers. Of a hybrid as in the homes that were measured: its boiler steps in sooner than it would have to. Never more than it can. */
export const shareByPump = (system: SavingsSystem, coverage: number, fieldShare: number): number =>
  system === 'hybrid' ? Math.min((coverage * fieldShare) / (expectedCoverage.value / 100), coverage) : coverage;
