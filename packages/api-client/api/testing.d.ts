import { CallName, ResponseOf, Calls, ErrorBody } from '@pomp/api-contract';
import { HttpHandler } from 'msw';
type Answer<Name extends CallName> = {
    readonly kind: 'success';
    readonly body: ResponseOf<Calls[Name]>;
    readonly revision?: string;
} | {
    readonly kind: 'failure';
    readonly status: number;
    readonly body: ErrorBody;
} | {
    readonly kind: 'never';
} | {
    readonly kind: 'offline';
};
type Answering<Name extends CallName> = Answer<Name> | ((request: Request) => Answer<Name> | Promise<Answer<Name>>);
type Overrides = {
    readonly [Name in CallName]?: Answering<Name>;
};
declare const success: <Body>(body: Body, revision?: string) => {
    readonly kind: 'success';
    readonly body: Body;
    readonly revision: string | undefined;
};
declare const exampleRevision = "\"houseInfo.consumption:1\"";
declare const exampleAnswer: <Name extends CallName>(name: Name) => ResponseOf<Calls[Name]>;
declare const failure: (status: number, body: ErrorBody) => {
    readonly kind: 'failure';
    readonly status: number;
    readonly body: {
        message: string;
        code: "additionNeeded" | "conflict" | "expiredLink" | "forbidden" | "invalidAnswers" | "keyReused" | "malformedRequest" | "notAPicture" | "notConfirmed" | "notFound" | "notSignedIn" | "sameName" | "serverError" | "storageFull" | "tooFast" | "tooLarge" | "tooManyRequests" | "unavailable" | "unknownState" | "uploadTokenExpired" | "wrongCredentials" | "wrongKey";
        reason?: "accountExists" | "arrivesBeforeStart" | "changedElsewhere" | "collectedTooSoon" | "coolingOffOver" | "dateInFuture" | "directDebitLapsed" | "documentKind" | "downPaymentAboveHalf" | "dueBeforeInvoice" | "emailTaken" | "endsBeforeStart" | "fileGone" | "fileTooLarge" | "filesTooLarge" | "guessablePassword" | "handedOverAlready" | "installedAlready" | "invoiceBeingPaid" | "invoiceNumberTaken" | "invoicePaid" | "mainAddressStays" | "noDirectDebit" | "noDirectDebitNow" | "noHouse" | "noReadingsNow" | "noSuchDocument" | "notAPdf" | "notAgreed" | "notAllAnswered" | "notInstalledYet" | "notTheirPhoto" | "nothingToCollect" | "nothingToSign" | "onlyBackAsCorrection" | "orderNotChosen" | "orderUnderWay" | "orderWithdrawn" | "orderedAddressStays" | "otherAmount" | "otherCustomer" | "passkeyNotMade" | "paymentNotAsked" | "paymentPending" | "paymentsAway" | "planChanged" | "planExpired" | "planNotSigned" | "planOverAlready" | "promiseBackwards" | "pumpOutsidePhoto" | "pumpTooSmall" | "quoteChanged" | "quoteExpired" | "quoteOrdered" | "sectionsOpen" | "signatureBroken" | "signedAlready" | "termsChanged" | "termsKept" | "tooManyFiles" | "tooManyGuests" | "tooManyHouses" | "tooManyMails" | "unknownAddress" | "unknownPasskey" | "vatAboveAmount" | "withdrawnAlready" | "wrongOldPassword" | undefined;
        params?: Record<string, string | number | string[]> | undefined;
        issues?: {
            field: string;
            code: "malformed" | "missing";
            message: string;
        }[] | undefined;
        changes?: {
            field: string;
            label: string;
            saved?: string | undefined;
        }[] | undefined;
        details?: string | undefined;
        additions?: string[] | undefined;
        externalMessage?: string | undefined;
    };
};
declare const never: {
    readonly kind: 'never';
};
declare const offline: {
    readonly kind: 'offline';
};
declare function handlersFor(overrides?: Overrides): readonly HttpHandler[];
export { exampleAnswer, exampleRevision, failure, handlersFor, never, offline, success };
export type { Answer, Overrides };
