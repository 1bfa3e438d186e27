import type { Message } from '@pomp/language';
import type { houseInfo } from '../house-info/house-info.js';
import type { House } from '../houses/house.js';
import type { installationInfo } from '../installation-info/installation-info.js';
import type { Order } from '../orders/order.js';
import type { Flow } from '../products/flows.js';
import type { HouseFlags } from '../products/pumps.js';
import type { PaymentType } from '../orders/payment-type.js';

/** Where an order's action leads. Names, never paths: another portal has other paths. */
export type OrderTarget =
  /** A page of someone else's, where an inspection is planned. */
  | { readonly to: 'booking'; readonly flow: Flow; readonly orderId: string }
  | {
      readonly to: 'houseInfo';
      readonly houseId: string;
      /** Where to resume. */ readonly section?: keyof typeof houseInfo.sections | undefined;
    }
  | {
      readonly to: 'installationInfo';
      readonly houseId: string;
      readonly flow: Flow;
      /** Where to resume. */
      readonly section?: keyof typeof installationInfo.sections | undefined;
    }
  | { readonly to: 'appointments' }
  | { readonly to: 'payment'; readonly orderId: string; readonly type: PaymentType };

/** What a customer can do about an order. */
export interface OrderAction {
  readonly label: Message;
  readonly target: OrderTarget;
  /** There is nothing to do, and the button says so. */
  readonly disabled: boolean;
}

/** What an order says to its customer, and the one thing that can be done. */
export interface OrderMessage {
  readonly message: Message;
  /** A date that is known by now, as a sentence. */
  readonly detail?: Message | undefined;
  readonly action?: OrderAction | undefined;
  /** `action`: something is asked of the customer. */
  readonly tone: 'action' | 'info';
}

/** The order as the wire has it; other systems may name a step or status that this version doesn't know. */
export type OrderFacts = Omit<Order, 'step' | 'status' | 'orderNumber' | 'orderDate'> & {
  readonly step: string;
  readonly status: string;
};

/** All that decides what an order says to its customer. */
export interface OrderSituation {
  readonly order: OrderFacts;
  /** The house that the order is for. */
  readonly house: HouseFlags & Pick<House, 'houseInfoCompleted'>;
  /** The first incomplete section of each questionnaire, where it is known. */
  readonly resume?: {
    readonly houseInfo?: keyof typeof houseInfo.sections | undefined;
    readonly installationInfo?: keyof typeof installationInfo.sections | undefined;
  };
}
