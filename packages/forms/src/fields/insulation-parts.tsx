'use client';

import { InsulationChoice, type InsulationChoiceProps } from '@pomp/design-system';

/** The design system's insulation question, in a file of its own so that it can be fetched when a form has one. */
export const InsulationParts = (props: InsulationChoiceProps) => <InsulationChoice {...props} />;
