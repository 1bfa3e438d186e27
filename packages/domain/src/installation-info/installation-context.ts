import type { Flow } from '../products/flows.js';
import { places } from '../products/places.js';
import { sectionsIn, type Presence } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';

/** What the installation's questions depend on besides answers: the flow decides which pumps are placed. */
export interface InstallationContext extends SectionContext {
  readonly flow: Flow;
}

export const defineInstallationSection = sectionsIn<InstallationContext>();

interface InFlow {
  readonly context: InstallationContext;
}

/** What is about a pump that the flow doesn't place isn't asked, so that an answer given for another order stays. */
export const aboutPompAo = ({ flow }: InstallationContext, presence: Presence): Presence =>
  places(flow, 'Pomp AO') ? presence : 'unasked';
export const aboutPompT = ({ flow }: InstallationContext, presence: Presence): Presence =>
  places(flow, 'Pomp T') ? presence : 'unasked';

export const requiredForPompAo = ({ context }: InFlow): Presence => aboutPompAo(context, 'required');
export const requiredForPompT = ({ context }: InFlow): Presence => aboutPompT(context, 'required');
