import * as z from 'zod/mini';
import * as _pomp_language from '@pomp/language';
import * as _pomp_domain from '@pomp/domain';
import { Fields, PumpFlags } from '@pomp/domain';
declare const errorCodes: readonly [
    'malformedRequest',
    'invalidAnswers',
    'notSignedIn',
    'wrongCredentials',
    'expiredLink',
    'forbidden',
    'notConfirmed',
    'wrongKey',
    'unknownState',
    'additionNeeded',
    'notFound',
    'conflict',
    'keyReused',
    'tooLarge',
    'sameName',
    'notAPicture',
    'uploadTokenExpired',
    'tooManyRequests',
    'tooFast',
    'serverError',
    'unavailable',
    'storageFull'
];
type ErrorCode = (typeof errorCodes)[number];
declare const refusalReasons: {
    readonly orderNotChosen: 'malformedRequest';
    readonly notAllAnswered: 'invalidAnswers';
    readonly unknownAddress: 'invalidAnswers';
    readonly wrongOldPassword: 'invalidAnswers';
    readonly guessablePassword: 'invalidAnswers';
    readonly passkeyNotMade: 'invalidAnswers';
    readonly unknownPasskey: 'wrongCredentials';
    readonly vatAboveAmount: 'invalidAnswers';
    readonly dueBeforeInvoice: 'invalidAnswers';
    readonly noSuchDocument: 'invalidAnswers';
    readonly dateInFuture: 'invalidAnswers';
    readonly otherAmount: 'invalidAnswers';
    readonly endsBeforeStart: 'invalidAnswers';
    readonly arrivesBeforeStart: 'invalidAnswers';
    readonly promiseBackwards: 'invalidAnswers';
    readonly documentKind: 'invalidAnswers';
    readonly notAPdf: 'invalidAnswers';
    readonly downPaymentAboveHalf: 'invalidAnswers';
    readonly planOverAlready: 'invalidAnswers';
    readonly notTheirPhoto: 'invalidAnswers';
    readonly pumpOutsidePhoto: 'invalidAnswers';
    readonly pumpTooSmall: 'invalidAnswers';
    readonly otherCustomer: 'forbidden';
    readonly noHouse: 'notFound';
    readonly fileGone: 'notFound';
    readonly changedElsewhere: 'conflict';
    readonly sectionsOpen: 'conflict';
    readonly mainAddressStays: 'conflict';
    readonly orderedAddressStays: 'conflict';
    readonly emailTaken: 'conflict';
    readonly accountExists: 'conflict';
    readonly orderWithdrawn: 'conflict';
    readonly orderUnderWay: 'conflict';
    readonly onlyBackAsCorrection: 'conflict';
    readonly invoiceNumberTaken: 'conflict';
    readonly invoicePaid: 'conflict';
    readonly invoiceBeingPaid: 'conflict';
    readonly paymentPending: 'conflict';
    readonly paymentNotAsked: 'conflict';
    readonly planNotSigned: 'conflict';
    readonly nothingToSign: 'conflict';
    readonly planChanged: 'conflict';
    readonly planExpired: 'conflict';
    readonly termsChanged: 'conflict';
    readonly termsKept: 'conflict';
    readonly signedAlready: 'conflict';
    readonly notInstalledYet: 'conflict';
    readonly handedOverAlready: 'conflict';
    readonly noReadingsNow: 'conflict';
    readonly signatureBroken: 'conflict';
    readonly noDirectDebitNow: 'conflict';
    readonly noDirectDebit: 'conflict';
    readonly directDebitLapsed: 'conflict';
    readonly nothingToCollect: 'conflict';
    readonly collectedTooSoon: 'invalidAnswers';
    readonly quoteOrdered: 'conflict';
    readonly quoteExpired: 'conflict';
    readonly quoteChanged: 'conflict';
    readonly withdrawnAlready: 'conflict';
    readonly notAgreed: 'conflict';
    readonly installedAlready: 'conflict';
    readonly coolingOffOver: 'conflict';
    readonly tooManyHouses: 'conflict';
    readonly tooManyGuests: 'conflict';
    readonly tooManyFiles: 'conflict';
    readonly filesTooLarge: 'tooLarge';
    readonly fileTooLarge: 'tooLarge';
    readonly tooManyMails: 'tooManyRequests';
    readonly paymentsAway: 'unavailable';
};
type RefusalReason = keyof typeof refusalReasons;
declare const errorBody: z.ZodMiniObject<{
    message: z.ZodMiniString<string>;
    code: z.ZodMiniEnum<{
        additionNeeded: "additionNeeded";
        conflict: "conflict";
        expiredLink: "expiredLink";
        forbidden: "forbidden";
        invalidAnswers: "invalidAnswers";
        keyReused: "keyReused";
        malformedRequest: "malformedRequest";
        notAPicture: "notAPicture";
        notConfirmed: "notConfirmed";
        notFound: "notFound";
        notSignedIn: "notSignedIn";
        sameName: "sameName";
        serverError: "serverError";
        storageFull: "storageFull";
        tooFast: "tooFast";
        tooLarge: "tooLarge";
        tooManyRequests: "tooManyRequests";
        unavailable: "unavailable";
        unknownState: "unknownState";
        uploadTokenExpired: "uploadTokenExpired";
        wrongCredentials: "wrongCredentials";
        wrongKey: "wrongKey";
    }>;
    reason: z.ZodMiniOptional<z.ZodMiniEnum<{
        accountExists: "accountExists";
        arrivesBeforeStart: "arrivesBeforeStart";
        changedElsewhere: "changedElsewhere";
        collectedTooSoon: "collectedTooSoon";
        coolingOffOver: "coolingOffOver";
        dateInFuture: "dateInFuture";
        directDebitLapsed: "directDebitLapsed";
        documentKind: "documentKind";
        downPaymentAboveHalf: "downPaymentAboveHalf";
        dueBeforeInvoice: "dueBeforeInvoice";
        emailTaken: "emailTaken";
        endsBeforeStart: "endsBeforeStart";
        fileGone: "fileGone";
        fileTooLarge: "fileTooLarge";
        filesTooLarge: "filesTooLarge";
        guessablePassword: "guessablePassword";
        handedOverAlready: "handedOverAlready";
        installedAlready: "installedAlready";
        invoiceBeingPaid: "invoiceBeingPaid";
        invoiceNumberTaken: "invoiceNumberTaken";
        invoicePaid: "invoicePaid";
        mainAddressStays: "mainAddressStays";
        noDirectDebit: "noDirectDebit";
        noDirectDebitNow: "noDirectDebitNow";
        noHouse: "noHouse";
        noReadingsNow: "noReadingsNow";
        noSuchDocument: "noSuchDocument";
        notAPdf: "notAPdf";
        notAgreed: "notAgreed";
        notAllAnswered: "notAllAnswered";
        notInstalledYet: "notInstalledYet";
        notTheirPhoto: "notTheirPhoto";
        nothingToCollect: "nothingToCollect";
        nothingToSign: "nothingToSign";
        onlyBackAsCorrection: "onlyBackAsCorrection";
        orderNotChosen: "orderNotChosen";
        orderUnderWay: "orderUnderWay";
        orderWithdrawn: "orderWithdrawn";
        orderedAddressStays: "orderedAddressStays";
        otherAmount: "otherAmount";
        otherCustomer: "otherCustomer";
        passkeyNotMade: "passkeyNotMade";
        paymentNotAsked: "paymentNotAsked";
        paymentPending: "paymentPending";
        paymentsAway: "paymentsAway";
        planChanged: "planChanged";
        planExpired: "planExpired";
        planNotSigned: "planNotSigned";
        planOverAlready: "planOverAlready";
        promiseBackwards: "promiseBackwards";
        pumpOutsidePhoto: "pumpOutsidePhoto";
        pumpTooSmall: "pumpTooSmall";
        quoteChanged: "quoteChanged";
        quoteExpired: "quoteExpired";
        quoteOrdered: "quoteOrdered";
        sectionsOpen: "sectionsOpen";
        signatureBroken: "signatureBroken";
        signedAlready: "signedAlready";
        termsChanged: "termsChanged";
        termsKept: "termsKept";
        tooManyFiles: "tooManyFiles";
        tooManyGuests: "tooManyGuests";
        tooManyHouses: "tooManyHouses";
        tooManyMails: "tooManyMails";
        unknownAddress: "unknownAddress";
        unknownPasskey: "unknownPasskey";
        vatAboveAmount: "vatAboveAmount";
        withdrawnAlready: "withdrawnAlready";
        wrongOldPassword: "wrongOldPassword";
    }>>;
    params: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [
        z.ZodMiniString<string>,
        z.ZodMiniNumber<number>,
        z.ZodMiniArray<z.ZodMiniString<string>>
    ]>>>;
    issues: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        field: z.ZodMiniString<string>;
        code: z.ZodMiniEnum<{
            malformed: "malformed";
            missing: "missing";
        }>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    changes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        field: z.ZodMiniString<string>;
        label: z.ZodMiniString<string>;
        saved: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    details: z.ZodMiniOptional<z.ZodMiniString<string>>;
    additions: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    externalMessage: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type ErrorBody = z.output<typeof errorBody>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Route {
    readonly method: Method;
    readonly path: `/${string}`;
    readonly versioned?: true;
}
type Access = 'public' | 'customer' | 'seller';
type Server = 'backend' | 'site';
type Media = 'application/json' | 'application/pdf' | 'application/zip' | 'image/svg+xml' | 'text/calendar' | 'application/octet-stream';
interface Call<Query = unknown, Body = unknown, Response = unknown, A extends Access = Access, S extends Server = Server, Once extends boolean = boolean, M extends Media = Media> {
    readonly method: Method;
    readonly path: string;
    readonly versioned?: true;
    readonly summary: string;
    readonly servedBy: S;
    readonly access: A;
    readonly query: z.ZodMiniType<Query> | undefined;
    readonly body: z.ZodMiniType<Body> | undefined;
    readonly once: Once;
    readonly keyed?: true;
    readonly sends?: 'file';
    readonly media: M;
    readonly response: z.ZodMiniType<Response>;
    readonly errors: {
        readonly [Status in 401 | 404 | 409 | 422 | 429]?: ErrorCode | readonly ErrorCode[];
    } & {
        readonly 403?: 'notConfirmed';
    };
    readonly example: {
        readonly query: Query;
        readonly body: Body;
        readonly response: Response;
    };
}
interface Definition<Query extends z.ZodMiniType | undefined, Body extends z.ZodMiniType | undefined, Response extends z.ZodMiniType, A extends Access, S extends Server, Once extends boolean, M extends Media> {
    readonly route: Route;
    readonly summary: string;
    readonly servedBy?: S;
    readonly access: A;
    readonly query?: Query;
    readonly body?: Body;
    readonly sends?: 'file';
    readonly once?: Once;
    readonly keyed?: true;
    readonly media?: M;
    readonly response: Response;
    readonly errors?: Call['errors'];
    readonly example: (Query extends z.ZodMiniType ? {
        readonly query: z.output<Query>;
    } : unknown) & (Body extends z.ZodMiniType ? {
        readonly body: z.output<Body>;
    } : unknown) & {
        readonly response: z.output<Response>;
    };
}
type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
declare function defineCall<Response extends z.ZodMiniType, A extends Access, Query extends z.ZodMiniType | undefined = undefined, Body extends z.ZodMiniType | undefined = undefined, S extends Server = 'backend', Once extends boolean = false, M extends Media = 'application/json'>({ route, ...definition }: Definition<Query, Body, Response, A, S, Once, M>): Call<OutputOf<Query>, OutputOf<Body>, z.output<Response>, A, S, Once, M>;
type QueryOf<C> = C extends {
    readonly example: {
        readonly query: infer Query;
    };
} ? Query : never;
type BodyOf<C> = C extends {
    readonly example: {
        readonly body: infer Body;
    };
} ? Body : never;
type ResponseOf<C> = C extends {
    readonly example: {
        readonly response: infer Response;
    };
} ? Response : never;
declare const addressLookup: z.ZodMiniDiscriminatedUnion<[
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"found">;
        street: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        additions: z.ZodMiniArray<z.ZodMiniString<string>>;
        plain: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>,
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"unknown">;
    }, z.core.$strip>,
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"unavailable">;
    }, z.core.$strip>
], "outcome">;
type AddressLookup = z.output<typeof addressLookup>;
declare const homeLookup: z.ZodMiniDiscriminatedUnion<[
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"found">;
        street: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        addition: z.ZodMiniString<string>;
        facts: z.ZodMiniObject<{
            buildingYear: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniInt;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            floorArea: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniNumber<number>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            purposes: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniString<string>>>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            energyClass: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniEnum<{
                        A: "A";
                        "A+": "A+";
                        "A++": "A++";
                        "A+++": "A+++";
                        "A++++": "A++++";
                        "A+++++": "A+++++";
                        B: "B";
                        C: "C";
                        D: "D";
                        E: "E";
                        F: "F";
                        G: "G";
                    }>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            buildingType: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniEnum<{
                        "2onder1kap": "2onder1kap";
                        anders: "anders";
                        appartement: "appartement";
                        hoekwoning: "hoekwoning";
                        tussenwoning: "tussenwoning";
                        vrijstaand: "vrijstaand";
                    }>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            gasOfSuchHomes: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniNumber<number>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            gasOfNeighbours: z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniNumber<number>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">;
            electricityOfSuchHomes: z.ZodMiniOptional<z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniNumber<number>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">>;
            electricityOfNeighbours: z.ZodMiniOptional<z.ZodMiniDiscriminatedUnion<[
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"known">;
                    value: z.ZodMiniNumber<number>;
                    source: z.ZodMiniEnum<{
                        bag: "bag";
                        cbs: "cbs";
                        epOnline: "epOnline";
                    }>;
                    date: z.ZodMiniString<string>;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unknown">;
                }, z.core.$strip>,
                z.ZodMiniObject<{
                    state: z.ZodMiniLiteral<"unavailable">;
                }, z.core.$strip>
            ], "state">>;
        }, z.core.$strip>;
    }, z.core.$strip>,
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"additionNeeded">;
        additions: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>,
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"unknown">;
    }, z.core.$strip>,
    z.ZodMiniObject<{
        outcome: z.ZodMiniLiteral<"unavailable">;
    }, z.core.$strip>
], "outcome">;
type HomeLookup = z.output<typeof homeLookup>;
declare const expiry: z.ZodMiniObject<{
    expiresInSeconds: z.ZodMiniNumber<number>;
    canExtend: z.ZodMiniBoolean<boolean>;
    warnSeconds: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type SessionExpiry = z.output<typeof expiry>;
declare const openSession: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    current: z.ZodMiniBoolean<boolean>;
    device: z.ZodMiniNullable<z.ZodMiniString<string>>;
    network: z.ZodMiniNullable<z.ZodMiniString<string>>;
    networkHere: z.ZodMiniBoolean<boolean>;
    createdAt: z.ZodMiniString<string>;
    lastSeenAt: z.ZodMiniString<string>;
}, z.core.$strip>;
type OpenSession = z.output<typeof openSession>;
declare const shapes: {
    string: z.ZodMiniString<string>;
    strings: z.ZodMiniArray<z.ZodMiniString<string>>;
    boolean: z.ZodMiniBoolean<boolean>;
    insulation: z.ZodMiniArray<z.ZodMiniObject<{
        value: z.ZodMiniString<string>;
        rcValue: z.ZodMiniOptional<z.ZodMiniString<string>>;
        installationYear: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
};
type SectionValues<F extends Fields> = {
    [Name in keyof F]?: z.output<(typeof shapes)[F[Name]['wire']]>;
};
type SectionFlags = {
    [Flag in 'completed' | keyof PumpFlags]?: boolean;
};
declare const plan: z.ZodMiniObject<{
    documentId: z.ZodMiniString<string>;
    documentName: z.ZodMiniString<string>;
    documentDate: z.ZodMiniType<`${number}-${number}-${number}`, unknown, z.core.$ZodTypeInternals<`${number}-${number}-${number}`, unknown>>;
    url: z.ZodMiniString<string>;
    sha256: z.ZodMiniString<string>;
    facts: z.ZodMiniNullable<z.ZodMiniObject<{
        total: z.ZodMiniInt;
        vat: z.ZodMiniInt;
        downPayment: z.ZodMiniInt;
        included: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniString<string>>>;
        excluded: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniString<string>>>;
        installedOn: z.ZodMiniNullable<z.ZodMiniType<`${number}-${number}-${number}`, unknown, z.core.$ZodTypeInternals<`${number}-${number}-${number}`, unknown>>>;
        validUntil: z.ZodMiniNullable<z.ZodMiniType<`${number}-${number}-${number}`, unknown, z.core.$ZodTypeInternals<`${number}-${number}-${number}`, unknown>>>;
        placed: z.ZodMiniOptional<z.ZodMiniString<string>>;
        subsidy: z.ZodMiniNullable<z.ZodMiniObject<{
            amount: z.ZodMiniInt;
            year: z.ZodMiniInt;
            current: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type AgreementPlan = z.output<typeof plan>;
declare const agreement: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    signedAt: z.ZodMiniString<string>;
    sha256: z.ZodMiniString<string>;
    verificationCode: z.ZodMiniString<string>;
    confirmationUrl: z.ZodMiniString<string>;
}, z.core.$strip>;
type Agreement = z.output<typeof agreement>;
declare const verification: z.ZodMiniObject<{
    orderNumber: z.ZodMiniString<string>;
    documentName: z.ZodMiniString<string>;
    sha256: z.ZodMiniString<string>;
    signedAt: z.ZodMiniString<string>;
    initials: z.ZodMiniString<string>;
    confirmationSha256: z.ZodMiniString<string>;
    terms: z.ZodMiniNullable<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        url: z.ZodMiniString<string>;
        sha256: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    timestamp: z.ZodMiniNullable<z.ZodMiniObject<{
        at: z.ZodMiniString<string>;
        signature: z.ZodMiniString<string>;
        token: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type Verification = z.output<typeof verification>;
declare const backofficeCalls: {
    readonly getBudgets: Call<undefined, undefined, {
        budgets: {
            mailsPerAddress: number;
            mailsPerNetwork: number;
            housesPerCustomer: number;
            filesPerCustomer: number;
            bytesPerCustomer: number;
        };
        customers: {
            customerId: string;
            email: string;
            houses: number;
            files: number;
            bytes: number;
        }[];
    }, "seller", "backend", false, "application/json">;
    readonly getCaughtForms: Call<{
        after?: string | undefined;
        limit?: string | undefined;
    }, undefined, {
        forms: {
            call: string;
            body: Record<string, unknown>;
            at: string;
        }[];
        next?: string | undefined;
    }, "seller", "backend", false, "application/json">;
    readonly getAllOrders: Call<{
        after?: string | undefined;
        limit?: string | undefined;
    }, undefined, {
        orders: {
            order: {
                id: string;
                orderNumber: string;
                product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
                orderDate: `${number}-${number}-${number}`;
                houseId: string;
                flow: "all-electric" | "pomp ao" | "pomp t" | null;
                step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
                status: "MI" | "OG" | "OK";
                agreedIncasso: boolean;
                incassoDate: `${number}-${number}-${number}` | null;
                withdrawnAt: string | null;
                withdrawalUntil: `${number}-${number}-${number}` | null;
                inspectionAppointment: {
                    date: string | null;
                    cancelledAt?: string | null | undefined;
                };
                installationAppointment: {
                    date: string | null;
                    cancelledAt?: string | null | undefined;
                };
                asks?: boolean | undefined;
            };
            customer: {
                customerId: string;
                email: string;
                firstName: string;
                lastName: string;
                locale: string;
            };
        }[];
        next?: string | undefined;
    }, "seller", "backend", false, "application/json">;
    readonly getChanges: Call<{
        after?: string | undefined;
        limit?: string | undefined;
    }, undefined, {
        changes: {
            customerId: string;
            actor: "customer" | "seller" | "system";
            action: string;
            subject: string | null;
            at: string;
        }[];
        next: string;
    }, "seller", "backend", false, "application/json">;
    readonly getMeterProof: Call<undefined, undefined, {
        homes: number;
        figures: {
            less: number;
            within: number;
            more: number;
            gas: {
                used: number;
                promised: {
                    from: number;
                    to: number;
                };
            } | null;
            electricity: {
                used: number;
                promised: {
                    from: number;
                    to: number;
                };
            };
        } | null;
    }, "seller", "backend", false, "application/json">;
    readonly getTurns: Call<undefined, undefined, {
        orders: {
            orderId: string;
            orderNumber: string;
            product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
            customer: string;
            step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
            status: "MI" | "OG" | "OK";
            turn: {
                customer: boolean;
                seller: readonly {
                    why: "appointment" | "collection" | "message" | "step";
                    until: `${number}-${number}-${number}` | null;
                }[];
            };
            overdue: boolean;
            unread: number;
        }[];
    }, "seller", "backend", false, "application/json">;
    readonly postOrderMessage: Call<{
        orderId: string;
    }, {
        text: string;
        author?: string | undefined;
        photos?: string[] | undefined;
    }, {
        id: string;
        at: string;
        kind: "message";
        from: "customer" | "seller";
        author: string | null;
        text: string;
        photos?: readonly {
            id: string;
            fileName: string;
            type: "IMG" | "VID";
        }[] | undefined;
    }, "seller", "backend", true, "application/json">;
    readonly postOrderPhoto: Call<{
        orderId: string;
        fileName: string;
    }, undefined, {
        id: string;
        fileName: string;
        type: "IMG" | "VID";
    }, "seller", "backend", false, "application/json">;
    readonly getOrderPhoto: Call<{
        orderId: string;
        id: string;
        size?: "preview" | "thumb" | undefined;
    }, undefined, string, "seller", "backend", false, "application/octet-stream">;
    readonly putOrderMessagesRead: Call<{
        orderId: string;
        messageId?: string | undefined;
    }, undefined, Record<string, never>, "seller", "backend", false, "application/json">;
    readonly putNoAnswerNeeded: Call<{
        orderId: string;
        messageId: string;
    }, undefined, Record<string, never>, "seller", "backend", false, "application/json">;
    readonly putAdviser: Call<{
        orderId: string;
    }, {
        name: string | null;
    }, {
        adviser: string | null;
    }, "seller", "backend", false, "application/json">;
    readonly putPhotoAgain: Call<{
        orderId: string;
        uploadId: string;
    }, {
        reason: string | null;
    }, {
        again: {
            reason: string;
            at: string;
        } | null;
    }, "seller", "backend", false, "application/json">;
    readonly postHandoverLink: Call<{
        orderId: string;
    }, {
        days?: number | undefined;
    }, {
        url: string;
        until: string;
    }, "seller", "backend", false, "application/json">;
    readonly putDelivery: Call<{
        orderId: string;
    }, {
        deviceCode: string | null;
        warranties: readonly {
            what: string;
            until: `${number}-${number}-${number}`;
        }[];
        serviceOn: `${number}-${number}-${number}` | null;
        promise?: {
            gas: {
                from: number;
                to: number;
            } | null;
            electricity: {
                from: number;
                to: number;
            };
        } | undefined;
        photos?: string[] | undefined;
    }, {
        deviceCode: string | null;
        warranties: readonly {
            what: string;
            until: `${number}-${number}-${number}`;
        }[];
        serviceOn: `${number}-${number}-${number}` | null;
        promise?: {
            gas: {
                from: number;
                to: number;
            } | null;
            electricity: {
                from: number;
                to: number;
            };
        } | undefined;
        photos?: readonly {
            id: string;
            fileName: string;
            type: "IMG" | "VID";
        }[] | undefined;
    }, "seller", "backend", false, "application/json">;
    readonly getDeletions: Call<undefined, undefined, {
        deletions: {
            customerId: string;
            email: string;
            requestedAt: string;
            ordersUnderWay: string[];
            ordersKept: string[];
        }[];
    }, "seller", "backend", false, "application/json">;
    readonly deleteCustomer: Call<{
        customerId: string;
        asked?: "elsewhere" | undefined;
        calledOff?: string | undefined;
    }, undefined, {
        erasedAt: string;
        ordersKept: string[];
    }, "seller", "backend", false, "application/json">;
    readonly postPlan: Call<{
        orderId: string;
        reference: string;
    }, {
        vat: number;
        downPayment: number;
        included: readonly string[];
        excluded: readonly string[];
        installedOn: `${number}-${number}-${number}` | null;
        validUntil: `${number}-${number}-${number}` | null;
        total: number;
        placement?: {
            photo: string;
            at: {
                x: number;
                y: number;
            };
            measured: {
                from: {
                    x: number;
                    y: number;
                };
                to: {
                    x: number;
                    y: number;
                };
                millimetres: number;
            };
        } | undefined;
    }, {
        documentId: string;
        url: string;
    }, "seller", "backend", false, "application/json">;
    readonly postTerms: Call<{
        version: string;
    }, undefined, {
        version: string;
        url: string;
        sha256: string;
    }, "seller", "backend", false, "application/json">;
    readonly postDocument: Call<{
        orderId: string;
        reference: string;
        name: string;
        date: `${number}-${number}-${number}`;
        kind?: "invoice" | "other" | "plan" | undefined;
        paymentLink?: string | undefined;
    }, undefined, {
        documentId: string;
        url: string;
    }, "seller", "backend", false, "application/json">;
    readonly getIncasso: Call<{
        orderId: string;
    }, undefined, {
        mandateId: string;
        accountHolder: string;
        iban: string;
        agreedAt: string;
        consent: string;
        incassoDate: `${number}-${number}-${number}` | null;
        lapsedAt: string | null;
    }, "seller", "backend", false, "application/json">;
    readonly putIncasso: Call<{
        orderId: string;
    }, {
        incassoDate: `${number}-${number}-${number}` | null;
    }, {
        mandateId: string;
        accountHolder: string;
        iban: string;
        agreedAt: string;
        consent: string;
        incassoDate: `${number}-${number}-${number}` | null;
        lapsedAt: string | null;
    }, "seller", "backend", false, "application/json">;
    readonly deleteIncasso: Call<{
        orderId: string;
    }, undefined, Record<string, never>, "seller", "backend", false, "application/json">;
    readonly putInvoice: Call<{
        orderId: string;
        type: "FP" | "PY";
    }, {
        invoiceNumber: string;
        amount: number;
        vat: number;
        date: `${number}-${number}-${number}`;
        dueDate?: `${number}-${number}-${number}` | undefined;
        documentReference?: string | undefined;
    }, {
        invoiceNumber: string;
        type: "FP" | "PY";
        amount: number;
        vat: number;
        date: `${number}-${number}-${number}`;
        dueDate: `${number}-${number}-${number}` | null;
        documentUrl: string | null;
        payment: {
            state: "paid";
            paidAt: string;
        } | {
            state: "canceled" | "expired" | "failed" | "none" | "open" | "pending";
            paidAt: null;
        };
    }, "seller", "backend", false, "application/json">;
    readonly postPaymentReceived: Call<{
        orderId: string;
        type: "FP" | "PY";
    }, {
        reference: string;
        amount: number;
        date: `${number}-${number}-${number}`;
    }, {
        invoiceNumber: string;
        type: "FP" | "PY";
        amount: number;
        vat: number;
        date: `${number}-${number}-${number}`;
        dueDate: `${number}-${number}-${number}` | null;
        documentUrl: string | null;
        payment: {
            state: "paid";
            paidAt: string;
        } | {
            state: "canceled" | "expired" | "failed" | "none" | "open" | "pending";
            paidAt: null;
        };
    }, "seller", "backend", false, "application/json">;
    readonly getOrder: Call<{
        order: string;
    }, undefined, {
        order: {
            id: string;
            orderNumber: string;
            product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
            orderDate: `${number}-${number}-${number}`;
            houseId: string;
            flow: "all-electric" | "pomp ao" | "pomp t" | null;
            step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
            status: "MI" | "OG" | "OK";
            agreedIncasso: boolean;
            incassoDate: `${number}-${number}-${number}` | null;
            withdrawnAt: string | null;
            withdrawalUntil: `${number}-${number}-${number}` | null;
            inspectionAppointment: {
                date: string | null;
                cancelledAt?: string | null | undefined;
            };
            installationAppointment: {
                date: string | null;
                cancelledAt?: string | null | undefined;
            };
            asks?: boolean | undefined;
        };
        quantity: number;
        customer: {
            customerId: string;
            email: string;
            firstName: string;
            lastName: string;
            locale: string;
        };
        house: {
            id: string;
            address: string;
            zipcode: string;
            city: string;
            mainAddress: boolean;
            houseInfoCompleted: boolean;
            installationInfoPompAoCompleted: boolean;
            installationInfoPompTCompleted: boolean;
        };
        appointments: {
            id: string;
            orderId: string;
            orderNumber: string;
            product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
            kind: "inspection" | "installation";
            startsAt: string;
            endsAt: string;
            arrivalUntil: string | null;
            address: string | null;
            person: string | null;
            callUrl: string | null;
            callNumber: string | null;
        }[];
        documents: {
            documentId: string;
            reference: string;
            name: string;
            kind: "confirmation" | "invoice" | "other" | "plan";
            date: `${number}-${number}-${number}`;
        }[];
        invoices: {
            invoiceNumber: string;
            type: "FP" | "PY";
            amount: number;
            vat: number;
            date: `${number}-${number}-${number}`;
            dueDate: `${number}-${number}-${number}` | null;
            documentUrl: string | null;
            payment: {
                state: "paid";
                paidAt: string;
            } | {
                state: "canceled" | "expired" | "failed" | "none" | "open" | "pending";
                paidAt: null;
            };
        }[];
        quote: {
            id: string;
            order: {
                id: string;
                orderNumber: string;
            } | null;
            formValues: {
                product: "All-Electric" | "Pomp AO";
                hasPompAo: "ja" | "nee" | null;
                quantity: number;
                removeBoiler: "ja" | "nee" | null;
                quoteDate: `${number}-${number}-${number}`;
            };
            product: "All-Electric" | "Pomp AO" | "Upgrade";
            houseId: string | null;
            address: {
                address: string;
                zipcode: string;
                city: string;
            };
            lines: {
                description: string;
                quantity: number;
                unitPrice: number;
                amount: number;
            }[];
            total: number;
            vat: number;
            validUntil: `${number}-${number}-${number}`;
            status: "expired" | "open" | "ordered";
            revision: number;
        } | null;
        invoiceAddress: {
            address: string;
            zipcode: string;
            city: string;
        } | null;
        adviser: string | null;
        events: ({
            id: string;
            at: string;
            kind: "message";
            from: "customer" | "seller";
            author: string | null;
            text: string;
            photos?: readonly {
                id: string;
                fileName: string;
                type: "IMG" | "VID";
            }[] | undefined;
        } | {
            id: string;
            at: string;
            kind: "step";
            step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
            status: "MI" | "OG" | "OK";
        } | {
            id: string;
            at: string;
            kind: "information";
            about: "houseInfo" | "installationInfo";
        } | {
            id: string;
            at: string;
            kind: "appointment";
            appointmentId: string;
            what: "inspection" | "installation";
            change: "cancelled" | "moved" | "planned";
            startsAt: string;
            endsAt: string;
            sequence: number;
        } | {
            id: string;
            at: string;
            kind: "document";
            documentId: string;
            name: string;
            documentKind: "confirmation" | "invoice" | "other" | "plan";
            url: string;
        } | {
            id: string;
            at: string;
            kind: "signed";
            url: string;
        } | {
            id: string;
            at: string;
            kind: "handover";
            name: string;
            url: string;
        } | {
            id: string;
            at: string;
            kind: "payment";
            paymentId: string;
            type: "FP" | "PY";
            amount: number;
            state: "canceled" | "expired" | "failed" | "paid" | "pending";
        } | {
            id: string;
            at: string;
            kind: "incasso";
            change: "agreed" | "planned" | "withdrawn";
            date: `${number}-${number}-${number}` | null;
        } | {
            id: string;
            at: string;
            kind: "mail";
            subject: string;
        } | {
            id: string;
            at: string;
            kind: "withdrawn";
        })[];
        turn: {
            customer: boolean;
            seller: readonly {
                why: "appointment" | "collection" | "message" | "step";
                until: `${number}-${number}-${number}` | null;
            }[];
        };
        unread: number;
        delivery: {
            deviceCode: string | null;
            warranties: readonly {
                what: string;
                until: `${number}-${number}-${number}`;
            }[];
            serviceOn: `${number}-${number}-${number}` | null;
            promise?: {
                gas: {
                    from: number;
                    to: number;
                } | null;
                electricity: {
                    from: number;
                    to: number;
                };
            } | undefined;
            photos?: readonly {
                id: string;
                fileName: string;
                type: "IMG" | "VID";
            }[] | undefined;
        } | null;
        photos: {
            id: string;
            fileName: string;
            field: string;
            storedAt: string;
            again?: {
                reason: string;
                at: string;
            } | undefined;
        }[];
    }, "seller", "backend", false, "application/json">;
    readonly putAppointment: Call<{
        orderId: string;
        kind: "inspection" | "installation";
    }, {
        startsAt: string;
        endsAt?: string | undefined;
        arrivalUntil?: string | null | undefined;
        person?: string | null | undefined;
        callUrl?: string | null | undefined;
        callNumber?: string | null | undefined;
    }, {
        id: string;
        orderId: string;
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        kind: "inspection" | "installation";
        startsAt: string;
        endsAt: string;
        arrivalUntil: string | null;
        address: string | null;
        person: string | null;
        callUrl: string | null;
        callNumber: string | null;
    }, "seller", "backend", false, "application/json">;
    readonly deleteAppointment: Call<{
        orderId: string;
        kind: "inspection" | "installation";
    }, undefined, Record<string, never>, "seller", "backend", false, "application/json">;
    readonly postCustomer: Call<undefined, {
        email: string;
        firstName: string;
        lastName: string;
        phoneNumber?: string | undefined;
        locale?: string | undefined;
    }, {
        customerId: string;
    }, "seller", Server, boolean, Media>;
    readonly postCustomerHouse: Call<{
        customerId: string;
    }, {
        address: string;
        zip: string;
        city: string;
        mainAddress?: boolean | undefined;
    }, {
        id: string;
        address: string;
        zipcode: string;
        city: string;
        mainAddress: boolean;
        houseInfoCompleted: boolean;
        installationInfoPompAoCompleted: boolean;
        installationInfoPompTCompleted: boolean;
    }, "seller", Server, boolean, Media>;
    readonly postCustomerOrder: Call<{
        customerId: string;
    }, {
        houseId: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        orderDate: `${number}-${number}-${number}`;
        step?: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI" | undefined;
        status?: "MI" | "OG" | "OK" | undefined;
    }, {
        id: string;
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        orderDate: `${number}-${number}-${number}`;
        houseId: string;
        flow: "all-electric" | "pomp ao" | "pomp t" | null;
        step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
        status: "MI" | "OG" | "OK";
        agreedIncasso: boolean;
        incassoDate: `${number}-${number}-${number}` | null;
        withdrawnAt: string | null;
        withdrawalUntil: `${number}-${number}-${number}` | null;
        inspectionAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        installationAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        asks?: boolean | undefined;
    }, "seller", Server, boolean, Media>;
    readonly putOrderStep: Call<{
        orderId: string;
    }, {
        step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
        status: "MI" | "OG" | "OK";
        correction?: {
            reason: string;
        } | undefined;
    }, {
        id: string;
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        orderDate: `${number}-${number}-${number}`;
        houseId: string;
        flow: "all-electric" | "pomp ao" | "pomp t" | null;
        step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
        status: "MI" | "OG" | "OK";
        agreedIncasso: boolean;
        incassoDate: `${number}-${number}-${number}` | null;
        withdrawnAt: string | null;
        withdrawalUntil: `${number}-${number}-${number}` | null;
        inspectionAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        installationAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        asks?: boolean | undefined;
    }, "seller", Server, boolean, Media>;
};
type BackofficeCalls = typeof backofficeCalls;
type BackofficeCallName = keyof BackofficeCalls;
declare const changeWebhook: z.ZodMiniObject<{
    type: z.ZodMiniTemplateLiteral<`change.${string}`>;
    timestamp: z.ZodMiniString<string>;
    data: z.ZodMiniObject<{
        customerId: z.ZodMiniString<string>;
        actor: z.ZodMiniEnum<{
            customer: "customer";
            seller: "seller";
            system: "system";
        }>;
        action: z.ZodMiniString<string>;
        subject: z.ZodMiniNullable<z.ZodMiniString<string>>;
        number: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
type ChangeWebhook = z.output<typeof changeWebhook>;
declare const calls: {
    readonly login: Call<undefined, SectionValues<_pomp_domain.WordedFields<"login", {
        readonly email: _pomp_domain.TextField;
        readonly password: _pomp_domain.PasswordField;
    }>>, {
        user: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            locale: string;
        };
    }, "public", "backend", false, "application/json">;
    readonly session: Call<undefined, undefined, {
        user: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            locale: string;
        };
        expiry: {
            expiresInSeconds: number;
            canExtend: boolean;
            warnSeconds: number;
        };
    }, "public", "backend", false, "application/json">;
    readonly extendSession: Call<undefined, undefined, {
        expiresInSeconds: number;
        canExtend: boolean;
        warnSeconds: number;
    }, "customer", "backend", false, "application/json">;
    readonly removeSession: Call<undefined, undefined, Record<string, never>, "public", "backend", false, "application/json">;
    readonly postPasskeyQuestion: Call<undefined, undefined, {
        [x: string]: unknown;
        challenge: string;
    }, "public", "backend", false, "application/json">;
    readonly passkeyLogin: Call<undefined, {
        id: string;
        clientDataJSON: string;
        authenticatorData: string;
        signature: string;
    }, {
        user: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            locale: string;
        };
    }, "public", "backend", false, "application/json">;
    readonly getPasskeys: Call<undefined, undefined, {
        id: string;
        device: string | null;
        createdAt: string;
        lastUsedAt: string | null;
    }[], "customer", "backend", false, "application/json">;
    readonly postNewPasskey: Call<undefined, undefined, {
        [x: string]: unknown;
        challenge: string;
    }, "customer", "backend", false, "application/json">;
    readonly postPasskey: Call<undefined, {
        id: string;
        clientDataJSON: string;
        attestationObject: string;
        transports: string[];
    }, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly deletePasskey: Call<{
        id: string;
    }, undefined, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly recoverPassword: Call<undefined, SectionValues<_pomp_domain.WordedFields<"passwordRecovery", {
        readonly email: _pomp_domain.TextField;
    }>>, Record<string, never>, "public", "backend", false, "application/json">;
    readonly resetPassword: Call<undefined, {
        newPassword?: string | undefined;
        confirmPassword?: string | undefined;
        token: string;
    } | {
        newPassword?: string | undefined;
        confirmPassword?: string | undefined;
        password: string;
    }, Record<string, never>, "public", "backend", false, "application/json">;
    readonly postPasswordStrength: Call<undefined, {
        newPassword: string;
        token?: string | undefined;
    }, {
        strength: "fair" | "strong" | "weak";
    }, "public", "backend", false, "application/json">;
    readonly confirmIdentity: Call<undefined, SectionValues<_pomp_domain.WordedFields<"identity", {
        readonly password: _pomp_domain.PasswordField;
    }>> | {
        id: string;
        clientDataJSON: string;
        authenticatorData: string;
        signature: string;
    }, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly confirmEmail: Call<undefined, {
        token: string;
    }, {
        email: string;
    }, "public", "backend", false, "application/json">;
    readonly getSessions: Call<undefined, undefined, {
        id: string;
        current: boolean;
        device: string | null;
        network: string | null;
        networkHere: boolean;
        createdAt: string;
        lastSeenAt: string;
    }[], "customer", "backend", false, "application/json">;
    readonly deleteSession: Call<{
        id: string;
    }, undefined, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly deleteOtherSessions: Call<undefined, undefined, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly getUser: Call<undefined, undefined, {
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        phoneNumber: string | null;
        birthdate: string | null;
        newEmail: string | null;
        locale: string;
        mails: {
            reminders: boolean;
            messages: boolean;
        };
    }, "customer", "backend", false, "application/json">;
    readonly putUser: Call<undefined, SectionValues<_pomp_domain.WordedFields<"person", {
        readonly firstName: _pomp_domain.TextField & _pomp_domain.Worded<"person">;
        readonly lastName: _pomp_domain.TextField & _pomp_domain.Worded<"person">;
        readonly phoneNumber: _pomp_domain.TextField;
        readonly birthdate: _pomp_domain.TextField;
        readonly email: _pomp_domain.TextField;
    }>>, {
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        phoneNumber: string | null;
        birthdate: string | null;
        newEmail: string | null;
        locale: string;
        mails: {
            reminders: boolean;
            messages: boolean;
        };
    }, "customer", "backend", false, "application/json">;
    readonly putUserLocale: Call<undefined, {
        locale: string;
    }, {
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        phoneNumber: string | null;
        birthdate: string | null;
        newEmail: string | null;
        locale: string;
        mails: {
            reminders: boolean;
            messages: boolean;
        };
    }, "customer", "backend", false, "application/json">;
    readonly putUserMails: Call<undefined, {
        reminders: boolean;
        messages: boolean;
    }, {
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        phoneNumber: string | null;
        birthdate: string | null;
        newEmail: string | null;
        locale: string;
        mails: {
            reminders: boolean;
            messages: boolean;
        };
    }, "customer", "backend", false, "application/json">;
    readonly deleteEmailChange: Call<undefined, undefined, {
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        phoneNumber: string | null;
        birthdate: string | null;
        newEmail: string | null;
        locale: string;
        mails: {
            reminders: boolean;
            messages: boolean;
        };
    }, "customer", "backend", false, "application/json">;
    readonly getUserData: Call<undefined, undefined, {
        madeAt: string;
        data: Record<string, Record<string, unknown>[]>;
    }, "customer", "backend", false, "application/json">;
    readonly getUserFiles: Call<undefined, undefined, string, "customer", "backend", false, "application/zip">;
    readonly getUserDeletion: Call<undefined, undefined, {
        requestedAt: string | null;
        ordersUnderWay?: string[] | undefined;
        kept: {
            what: string;
            why: string;
            howLong: string;
        }[];
    }, "customer", "backend", false, "application/json">;
    readonly postUserDeletion: Call<undefined, undefined, {
        requestedAt: string | null;
        ordersUnderWay?: string[] | undefined;
        kept: {
            what: string;
            why: string;
            howLong: string;
        }[];
    }, "customer", "backend", false, "application/json">;
    readonly deleteUserDeletion: Call<undefined, undefined, {
        requestedAt: string | null;
        ordersUnderWay?: string[] | undefined;
        kept: {
            what: string;
            why: string;
            howLong: string;
        }[];
    }, "customer", "backend", false, "application/json">;
    readonly getUserUnique: Call<{
        email: string;
    }, undefined, {
        unique: boolean;
    }, "public", "backend", false, "application/json">;
    readonly getOrders: Call<undefined, undefined, {
        id: string;
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        orderDate: `${number}-${number}-${number}`;
        houseId: string;
        flow: "all-electric" | "pomp ao" | "pomp t" | null;
        step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
        status: "MI" | "OG" | "OK";
        agreedIncasso: boolean;
        incassoDate: `${number}-${number}-${number}` | null;
        withdrawnAt: string | null;
        withdrawalUntil: `${number}-${number}-${number}` | null;
        inspectionAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        installationAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        asks?: boolean | undefined;
    }[], "customer", "backend", false, "application/json">;
    readonly getOrderHistory: Call<undefined, undefined, {
        orderId: string;
        step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
        status: "MI" | "OG" | "OK";
        at: string;
    }[], "customer", "backend", false, "application/json">;
    readonly getOrderTimeline: Call<{
        orderId: string;
    }, undefined, {
        events: ({
            id: string;
            at: string;
            kind: "message";
            from: "customer" | "seller";
            author: string | null;
            text: string;
            photos?: readonly {
                id: string;
                fileName: string;
                type: "IMG" | "VID";
            }[] | undefined;
        } | {
            id: string;
            at: string;
            kind: "step";
            step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
            status: "MI" | "OG" | "OK";
        } | {
            id: string;
            at: string;
            kind: "information";
            about: "houseInfo" | "installationInfo";
        } | {
            id: string;
            at: string;
            kind: "appointment";
            appointmentId: string;
            what: "inspection" | "installation";
            change: "cancelled" | "moved" | "planned";
            startsAt: string;
            endsAt: string;
            sequence: number;
        } | {
            id: string;
            at: string;
            kind: "document";
            documentId: string;
            name: string;
            documentKind: "confirmation" | "invoice" | "other" | "plan";
            url: string;
        } | {
            id: string;
            at: string;
            kind: "signed";
            url: string;
        } | {
            id: string;
            at: string;
            kind: "handover";
            name: string;
            url: string;
        } | {
            id: string;
            at: string;
            kind: "payment";
            paymentId: string;
            type: "FP" | "PY";
            amount: number;
            state: "canceled" | "expired" | "failed" | "paid" | "pending";
        } | {
            id: string;
            at: string;
            kind: "incasso";
            change: "agreed" | "planned" | "withdrawn";
            date: `${number}-${number}-${number}` | null;
        } | {
            id: string;
            at: string;
            kind: "mail";
            subject: string;
        } | {
            id: string;
            at: string;
            kind: "withdrawn";
        })[];
        turn: {
            customer: boolean;
            seller: readonly {
                why: "appointment" | "collection" | "message" | "step";
                until: `${number}-${number}-${number}` | null;
            }[];
        };
        adviser: string | null;
        unread: number;
        delivery: {
            deviceCode: string | null;
            warranties: readonly {
                what: string;
                until: `${number}-${number}-${number}`;
            }[];
            serviceOn: `${number}-${number}-${number}` | null;
            promise?: {
                gas: {
                    from: number;
                    to: number;
                } | null;
                electricity: {
                    from: number;
                    to: number;
                };
            } | undefined;
            photos?: readonly {
                id: string;
                fileName: string;
                type: "IMG" | "VID";
            }[] | undefined;
        } | null;
    }, "customer", "backend", false, "application/json">;
    readonly getWarranty: Call<{
        orderId: string;
    }, undefined, string, "customer", "backend", false, "application/pdf">;
    readonly postMessage: Call<undefined, {
        orderId: string;
    } & SectionValues<_pomp_domain.WordedFields<"orderMessage", {
        readonly text: _pomp_domain.TextField;
        readonly photos: _pomp_domain.FilesField & {
            readonly goodPhoto: readonly never[];
        };
    }>>, {
        id: string;
        at: string;
        kind: "message";
        from: "customer" | "seller";
        author: string | null;
        text: string;
        photos?: readonly {
            id: string;
            fileName: string;
            type: "IMG" | "VID";
        }[] | undefined;
    }, "customer", "backend", true, "application/json">;
    readonly putMessagesRead: Call<undefined, {
        orderId: string;
        messageId?: string | undefined;
    }, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly postOrder: Call<undefined, {
        quoteId: string;
        revision: number;
    } & SectionValues<_pomp_domain.WordedFields<"order", {
        readonly quoteAccepted: _pomp_domain.CheckboxField & _pomp_domain.Worded<"quote">;
        readonly invoiceIsSameAsInstallation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly invoiceZipcode: _pomp_domain.TextField;
        readonly invoiceHouseNumber: _pomp_domain.WholeNumberField;
        readonly invoiceAddition: _pomp_domain.TextField;
        readonly invoiceStreet: _pomp_domain.TextField;
        readonly invoicePlace: _pomp_domain.TextField;
        readonly terms: _pomp_domain.CheckboxField;
    }>>, {
        id: string;
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        orderDate: `${number}-${number}-${number}`;
        houseId: string;
        flow: "all-electric" | "pomp ao" | "pomp t" | null;
        step: "AI" | "CP" | "DI" | "FP" | "IN" | "PY" | "RV" | "SI";
        status: "MI" | "OG" | "OK";
        agreedIncasso: boolean;
        incassoDate: `${number}-${number}-${number}` | null;
        withdrawnAt: string | null;
        withdrawalUntil: `${number}-${number}-${number}` | null;
        inspectionAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        installationAppointment: {
            date: string | null;
            cancelledAt?: string | null | undefined;
        };
        asks?: boolean | undefined;
    }, "customer", "backend", true, "application/json">;
    readonly getPrices: Call<undefined, undefined, {
        product: "All-Electric" | "Pomp AO" | "Upgrade";
        price: number;
        vat: number;
        parts: {
            description: string;
            price: number;
        }[];
        included: string[];
        boilerRemoval: {
            description: string;
            price: number;
        } | null;
        since: `${number}-${number}-${number}`;
    }[], "customer", "backend", false, "application/json">;
    readonly getQuotes: Call<undefined, undefined, {
        id: string;
        order: {
            id: string;
            orderNumber: string;
        } | null;
        formValues: {
            product: "All-Electric" | "Pomp AO";
            hasPompAo: "ja" | "nee" | null;
            quantity: number;
            removeBoiler: "ja" | "nee" | null;
            quoteDate: `${number}-${number}-${number}`;
        };
        product: "All-Electric" | "Pomp AO" | "Upgrade";
        houseId: string | null;
        address: {
            address: string;
            zipcode: string;
            city: string;
        };
        lines: {
            description: string;
            quantity: number;
            unitPrice: number;
            amount: number;
        }[];
        total: number;
        vat: number;
        validUntil: `${number}-${number}-${number}`;
        status: "expired" | "open" | "ordered";
        revision: number;
    }[], "customer", "backend", false, "application/json">;
    readonly getQuotePdf: Call<{
        id: string;
    }, undefined, string, "customer", "backend", false, "application/pdf">;
    readonly postQuote: Call<undefined, {
        houseId?: string | undefined;
    } & SectionValues<_pomp_domain.WordedFields<"quoteRequest", {
        readonly zipcode: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly houseNumber: _pomp_domain.WholeNumberField & _pomp_domain.Worded<"address">;
        readonly addition: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly street: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly place: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly product: _pomp_domain.ChoiceField<"All-Electric" | "Pomp AO"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "Pomp AO",
                "All-Electric"
            ];
            label(value: "All-Electric" | "Pomp AO"): _pomp_language.Message | string;
        }>;
        readonly hasPompAo: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }> & _pomp_domain.Worded<"order">;
        readonly quantity: _pomp_domain.WholeNumberField;
        readonly removeBoiler: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
    }>>, {
        id: string;
        order: {
            id: string;
            orderNumber: string;
        } | null;
        formValues: {
            product: "All-Electric" | "Pomp AO";
            hasPompAo: "ja" | "nee" | null;
            quantity: number;
            removeBoiler: "ja" | "nee" | null;
            quoteDate: `${number}-${number}-${number}`;
        };
        product: "All-Electric" | "Pomp AO" | "Upgrade";
        houseId: string | null;
        address: {
            address: string;
            zipcode: string;
            city: string;
        };
        lines: {
            description: string;
            quantity: number;
            unitPrice: number;
            amount: number;
        }[];
        total: number;
        vat: number;
        validUntil: `${number}-${number}-${number}`;
        status: "expired" | "open" | "ordered";
        revision: number;
    }, "customer", "backend", true, "application/json">;
    readonly putQuote: Call<{
        id: string;
    }, {
        houseId?: string | undefined;
    } & SectionValues<_pomp_domain.WordedFields<"quoteRequest", {
        readonly zipcode: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly houseNumber: _pomp_domain.WholeNumberField & _pomp_domain.Worded<"address">;
        readonly addition: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly street: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly place: _pomp_domain.TextField & _pomp_domain.Worded<"address">;
        readonly product: _pomp_domain.ChoiceField<"All-Electric" | "Pomp AO"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "Pomp AO",
                "All-Electric"
            ];
            label(value: "All-Electric" | "Pomp AO"): _pomp_language.Message | string;
        }>;
        readonly hasPompAo: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }> & _pomp_domain.Worded<"order">;
        readonly quantity: _pomp_domain.WholeNumberField;
        readonly removeBoiler: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
    }>>, {
        id: string;
        order: {
            id: string;
            orderNumber: string;
        } | null;
        formValues: {
            product: "All-Electric" | "Pomp AO";
            hasPompAo: "ja" | "nee" | null;
            quantity: number;
            removeBoiler: "ja" | "nee" | null;
            quoteDate: `${number}-${number}-${number}`;
        };
        product: "All-Electric" | "Pomp AO" | "Upgrade";
        houseId: string | null;
        address: {
            address: string;
            zipcode: string;
            city: string;
        };
        lines: {
            description: string;
            quantity: number;
            unitPrice: number;
            amount: number;
        }[];
        total: number;
        vat: number;
        validUntil: `${number}-${number}-${number}`;
        status: "expired" | "open" | "ordered";
        revision: number;
    }, "customer", "backend", false, "application/json">;
    readonly postWithdrawal: Call<undefined, {
        orderId: string;
    } & SectionValues<_pomp_domain.WordedFields<"withdrawal", {
        readonly name: _pomp_domain.TextField;
        readonly reason: _pomp_domain.TextField;
    }>>, {
        withdrawnAt: string;
    }, "customer", "backend", true, "application/json">;
    readonly getDocuments: Call<{
        orderId: string;
    }, undefined, {
        documentId: string;
        documentName: string;
        documentDate: `${number}-${number}-${number}`;
        url: string;
        paymentLink?: string | undefined;
    }[], "customer", "backend", false, "application/json">;
    readonly getDocument: Call<{
        documentId: string;
    }, undefined, string, "customer", "backend", false, "application/octet-stream">;
    readonly download: Call<{
        url: string;
    }, undefined, string, "customer", "backend", false, "application/octet-stream">;
    readonly getAgreement: Call<{
        id: string;
    }, undefined, {
        plan: {
            documentId: string;
            documentName: string;
            documentDate: `${number}-${number}-${number}`;
            url: string;
            sha256: string;
            facts: {
                total: number;
                vat: number;
                downPayment: number;
                included: readonly string[];
                excluded: readonly string[];
                installedOn: `${number}-${number}-${number}` | null;
                validUntil: `${number}-${number}-${number}` | null;
                placed?: string | undefined;
                subsidy: {
                    amount: number;
                    year: number;
                    current: boolean;
                } | null;
            } | null;
        } | null;
        changed: {
            documentId: string;
            documentName: string;
            documentDate: `${number}-${number}-${number}`;
            url: string;
            sha256: string;
            facts: {
                total: number;
                vat: number;
                downPayment: number;
                included: readonly string[];
                excluded: readonly string[];
                installedOn: `${number}-${number}-${number}` | null;
                validUntil: `${number}-${number}-${number}` | null;
                placed?: string | undefined;
                subsidy: {
                    amount: number;
                    year: number;
                    current: boolean;
                } | null;
            } | null;
        } | null;
        terms: {
            version: string;
            url: string;
            sha256: string;
        } | null;
        agreement: {
            name: string;
            signedAt: string;
            sha256: string;
            verificationCode: string;
            confirmationUrl: string;
        } | null;
        incasso: {
            accountHolder: string;
            iban: string;
            agreedAt: string;
        } | null;
    }, "customer", "backend", false, "application/json">;
    readonly putSignAgreement: Call<{
        id: string;
    }, {
        documentId: string;
        sha256: string;
        termsSha256?: string | undefined;
    } & SectionValues<_pomp_domain.WordedFields<"sign", {
        readonly terms: _pomp_domain.CheckboxField & _pomp_domain.Worded<"terms">;
        readonly name: _pomp_domain.TextField;
        readonly agreed: _pomp_domain.CheckboxField;
    }>>, {
        name: string;
        signedAt: string;
        sha256: string;
        verificationCode: string;
        confirmationUrl: string;
    }, "customer", "backend", false, "application/json">;
    readonly putIncassoConsent: Call<{
        id: string;
    }, SectionValues<_pomp_domain.WordedFields<"incasso", {
        readonly accountHolder: _pomp_domain.TextField;
        readonly iban: _pomp_domain.TextField;
        readonly agreed: _pomp_domain.CheckboxField;
    }>>, {
        agreedIncasso: true;
    }, "customer", "backend", false, "application/json">;
    readonly getMeterReadings: Call<{
        orderId: string;
    }, undefined, {
        readings: {
            id: string;
            on: `${number}-${number}-${number}`;
            gas: number | null;
            electricity: number;
        }[];
        open: boolean;
        until: `${number}-${number}-${number}` | null;
        hasGas: boolean;
        shared: boolean;
        promise: {
            gas: {
                from: number;
                to: number;
            } | null;
            electricity: {
                from: number;
                to: number;
            };
        } | null;
    }, "customer", "backend", false, "application/json">;
    readonly postMeterReading: Call<undefined, {
        orderId: string;
    } & SectionValues<_pomp_domain.WordedFields<"meterReading", {
        readonly gas: _pomp_domain.WholeNumberField;
        readonly electricity: _pomp_domain.WholeNumberField;
        readonly share: _pomp_domain.CheckboxField;
    }>>, {
        readings: {
            id: string;
            on: `${number}-${number}-${number}`;
            gas: number | null;
            electricity: number;
        }[];
        open: boolean;
        until: `${number}-${number}-${number}` | null;
        hasGas: boolean;
        shared: boolean;
        promise: {
            gas: {
                from: number;
                to: number;
            } | null;
            electricity: {
                from: number;
                to: number;
            };
        } | null;
    }, "customer", "backend", true, "application/json">;
    readonly deleteMeterReading: Call<{
        id: string;
    }, undefined, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly getHandover: Call<{
        token: string;
    }, undefined, {
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        address: string;
        signed: {
            name: string;
            at: string;
        } | null;
    }, "public", "backend", false, "application/json">;
    readonly putHandover: Call<{
        token: string;
    }, SectionValues<_pomp_domain.WordedFields<"handover", {
        readonly name: _pomp_domain.TextField;
        readonly remark: _pomp_domain.TextField;
        readonly agreed: _pomp_domain.CheckboxField;
    }>>, {
        name: string;
        at: string;
    }, "public", "backend", false, "application/json">;
    readonly getTerms: Call<{
        version?: string | undefined;
    }, undefined, string, "public", "backend", false, "application/pdf">;
    readonly getVerification: Call<{
        code: string;
    }, undefined, {
        orderNumber: string;
        documentName: string;
        sha256: string;
        signedAt: string;
        initials: string;
        confirmationSha256: string;
        terms: {
            version: string;
            url: string;
            sha256: string;
        } | null;
        timestamp: {
            at: string;
            signature: string;
            token: string;
        } | null;
    }, "public", "backend", false, "application/json">;
    readonly getInvoice: Call<{
        orderId: string;
        type: "FP" | "PY";
    }, undefined, {
        invoiceNumber: string;
        type: "FP" | "PY";
        amount: number;
        vat: number;
        date: `${number}-${number}-${number}`;
        dueDate: `${number}-${number}-${number}` | null;
        documentUrl: string | null;
        payment: {
            state: "paid";
            paidAt: string;
        } | {
            state: "canceled" | "expired" | "failed" | "none" | "open" | "pending";
            paidAt: null;
        };
    }, "customer", "backend", false, "application/json">;
    readonly postPayment: Call<undefined, {
        orderId: string;
        type: "FP" | "PY";
    }, {
        checkoutUrl: string;
    }, "customer", "backend", false, "application/json">;
    readonly getPayment: Call<{
        orderId: string;
        type: "FP" | "PY";
    }, undefined, {
        state: "paid";
        paidAt: string;
    } | {
        state: "canceled" | "expired" | "failed" | "none" | "open" | "pending";
        paidAt: null;
    }, "customer", "backend", false, "application/json">;
    readonly getAppointments: Call<undefined, undefined, {
        id: string;
        orderId: string;
        orderNumber: string;
        product: "All-Electric" | "Heatcycle" | "Pomp AO" | "Upgrade";
        kind: "inspection" | "installation";
        startsAt: string;
        endsAt: string;
        arrivalUntil: string | null;
        address: string | null;
        person: string | null;
        callUrl: string | null;
        callNumber: string | null;
    }[], "customer", "backend", false, "application/json">;
    readonly getServiceEntry: Call<{
        orderId: string;
    }, undefined, string, "customer", "backend", false, "text/calendar">;
    readonly getAppointmentEntry: Call<{
        id: string;
    }, undefined, string, "customer", "backend", false, "text/calendar">;
    readonly getHouses: Call<undefined, undefined, {
        id: string;
        address: string;
        zipcode: string;
        city: string;
        mainAddress: boolean;
        houseInfoCompleted: boolean;
        installationInfoPompAoCompleted: boolean;
        installationInfoPompTCompleted: boolean;
    }[], "customer", "backend", false, "application/json">;
    readonly getHouse: Call<{
        houseId: string;
    }, undefined, {
        id: string;
        address: string;
        zipcode: string;
        city: string;
        mainAddress: boolean;
        houseInfoCompleted: boolean;
        installationInfoPompAoCompleted: boolean;
        installationInfoPompTCompleted: boolean;
    }, "customer", "backend", false, "application/json">;
    readonly postHouse: Call<undefined, SectionValues<_pomp_domain.WordedFields<"newHouse", {
        readonly address: _pomp_domain.TextField;
        readonly zip: _pomp_domain.TextField;
        readonly city: _pomp_domain.TextField;
        readonly mainAddress: _pomp_domain.CheckboxField;
    }>>, {
        id: string;
        address: string;
        zipcode: string;
        city: string;
        mainAddress: boolean;
        houseInfoCompleted: boolean;
        installationInfoPompAoCompleted: boolean;
        installationInfoPompTCompleted: boolean;
    }, "customer", "backend", true, "application/json">;
    readonly putHouse: Call<{
        houseId: string;
    }, {
        houseInfoCompleted?: true | undefined;
        installationInfoPompAoCompleted?: true | undefined;
        installationInfoPompTCompleted?: true | undefined;
    } | {
        mainAddress: true;
    }, {
        id: string;
        address: string;
        zipcode: string;
        city: string;
        mainAddress: boolean;
        houseInfoCompleted: boolean;
        installationInfoPompAoCompleted: boolean;
        installationInfoPompTCompleted: boolean;
    }, "customer", "backend", false, "application/json">;
    readonly deleteHouse: Call<{
        houseId: string;
    }, undefined, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly getAddress: Call<{
        zipcode: string;
        houseNumber: string;
    }, undefined, {
        outcome: "found";
        street: string;
        place: string;
        additions: string[];
        plain: boolean;
    } | {
        outcome: "unknown";
    } | {
        outcome: "unavailable";
    }, "public", "backend", false, "application/json">;
    readonly getHomeFacts: Call<{
        zipcode: string;
        houseNumber: string;
        addition?: string | undefined;
    }, undefined, {
        outcome: "found";
        street: string;
        place: string;
        addition: string;
        facts: {
            buildingYear: {
                state: "known";
                value: number;
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            floorArea: {
                state: "known";
                value: number;
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            purposes: {
                state: "known";
                value: readonly string[];
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            energyClass: {
                state: "known";
                value: "A" | "A+" | "A++" | "A+++" | "A++++" | "A+++++" | "B" | "C" | "D" | "E" | "F" | "G";
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            buildingType: {
                state: "known";
                value: "2onder1kap" | "anders" | "appartement" | "hoekwoning" | "tussenwoning" | "vrijstaand";
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            gasOfSuchHomes: {
                state: "known";
                value: number;
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            gasOfNeighbours: {
                state: "known";
                value: number;
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            };
            electricityOfSuchHomes?: {
                state: "known";
                value: number;
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            } | undefined;
            electricityOfNeighbours?: {
                state: "known";
                value: number;
                source: "bag" | "cbs" | "epOnline";
                date: string;
            } | {
                state: "unknown";
            } | {
                state: "unavailable";
            } | undefined;
        };
    } | {
        outcome: "additionNeeded";
        additions: string[];
    } | {
        outcome: "unknown";
    } | {
        outcome: "unavailable";
    }, "public", "backend", false, "application/json">;
    readonly getHouseSuggestions: Call<{
        houseId: string;
    }, undefined, {
        suggestions: {
            section: "consumption" | "energylabel" | "heating" | "house" | "isolation";
            field: string;
            answer: string | readonly string[];
            by: "bag" | "cbs" | "customer" | "epOnline";
            date: string;
        }[];
        registered?: {
            buildingYear?: number | undefined;
            floorArea?: number | undefined;
            usualGas?: number | undefined;
            usualElectricity?: number | undefined;
        } | undefined;
    }, "customer", "backend", false, "application/json">;
    readonly getHousePicture: Call<{
        houseId: string;
        part?: "boiler" | "floor" | "livingRoom" | "meterCupboard" | "pipes" | "pump" | "radiator" | "roof" | "wall" | "wholeHouse" | "window" | undefined;
    }, undefined, string, "customer", "backend", false, "image/svg+xml">;
    readonly getHouseInfo: Call<{
        houseId: string;
    }, undefined, {
        houseInfo: {
            completed: boolean;
        } & {
            house?: (SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags) | undefined;
            consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags) | undefined;
            heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags) | undefined;
            isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags) | undefined;
            energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags) | undefined;
        };
        installationInfo: {
            completed: boolean;
        } & {
            placing?: (SectionValues<_pomp_domain.WordedFields<"placing", {
                readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                    "wifi",
                    "kabel"
                ]>;
                readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "muur",
                    "dak",
                    "balkon"
                ]>;
                readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
                readonly distancePompAoToCv: _pomp_domain.DecimalField;
                readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                    "steen",
                    "beton",
                    "anders"
                ]>;
                readonly wallPompAoDifferent: _pomp_domain.TextField;
                readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "begane grond",
                    "1e verdieping",
                    "2e verdieping",
                    "3e verdieping of hoger"
                ]>;
                readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "ja",
                    "nee",
                    "n.v.t"
                ]>;
            }>> & SectionFlags) | undefined;
            photos?: (SectionValues<_pomp_domain.WordedFields<"photos", {
                readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
                };
                readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
                };
                readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
                };
                readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
                };
            }>> & SectionFlags) | undefined;
            connection?: (SectionValues<_pomp_domain.WordedFields<"connection", {
                readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                    "kruipruimte",
                    "muur",
                    "vloer",
                    "anders"
                ]>;
                readonly otherPipeLocation: _pomp_domain.TextField;
                readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
                };
                readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
                readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
                };
                readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoCvPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("closeUp" | "together")[];
                };
                readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
                readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
                readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags) | undefined;
        };
        answeredBy?: Record<string, Record<string, string>> | undefined;
    }, "customer", "backend", false, "application/json">;
    readonly postHouseInfo: Call<{
        houseId: string;
        flow?: "all-electric" | "pomp ao" | "pomp t" | undefined;
    }, ({
        houseInfo: {
            completed: boolean;
        } & {
            consumption: SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            energylabel: SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            heating: SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            house: SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            isolation: SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags;
        };
    }) | ({
        installationInfo: {
            completed: boolean;
        } & {
            connection: SectionValues<_pomp_domain.WordedFields<"connection", {
                readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                    "kruipruimte",
                    "muur",
                    "vloer",
                    "anders"
                ]>;
                readonly otherPipeLocation: _pomp_domain.TextField;
                readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
                };
                readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
                readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
                };
                readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoCvPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("closeUp" | "together")[];
                };
                readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
                readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
                readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags;
        };
    } | {
        installationInfo: {
            completed: boolean;
        } & {
            photos: SectionValues<_pomp_domain.WordedFields<"photos", {
                readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
                };
                readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
                };
                readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
                };
                readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
                };
            }>> & SectionFlags;
        };
    } | {
        installationInfo: {
            completed: boolean;
        } & {
            placing: SectionValues<_pomp_domain.WordedFields<"placing", {
                readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                    "wifi",
                    "kabel"
                ]>;
                readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "muur",
                    "dak",
                    "balkon"
                ]>;
                readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
                readonly distancePompAoToCv: _pomp_domain.DecimalField;
                readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                    "steen",
                    "beton",
                    "anders"
                ]>;
                readonly wallPompAoDifferent: _pomp_domain.TextField;
                readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "begane grond",
                    "1e verdieping",
                    "2e verdieping",
                    "3e verdieping of hoger"
                ]>;
                readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "ja",
                    "nee",
                    "n.v.t"
                ]>;
            }>> & SectionFlags;
        };
    }), {
        houseInfo: {
            completed: boolean;
        } & {
            house?: (SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags) | undefined;
            consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags) | undefined;
            heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags) | undefined;
            isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags) | undefined;
            energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags) | undefined;
        };
        installationInfo: {
            completed: boolean;
        } & {
            placing?: (SectionValues<_pomp_domain.WordedFields<"placing", {
                readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                    "wifi",
                    "kabel"
                ]>;
                readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "muur",
                    "dak",
                    "balkon"
                ]>;
                readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
                readonly distancePompAoToCv: _pomp_domain.DecimalField;
                readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                    "steen",
                    "beton",
                    "anders"
                ]>;
                readonly wallPompAoDifferent: _pomp_domain.TextField;
                readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "begane grond",
                    "1e verdieping",
                    "2e verdieping",
                    "3e verdieping of hoger"
                ]>;
                readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "ja",
                    "nee",
                    "n.v.t"
                ]>;
            }>> & SectionFlags) | undefined;
            photos?: (SectionValues<_pomp_domain.WordedFields<"photos", {
                readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
                };
                readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
                };
                readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
                };
                readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
                };
            }>> & SectionFlags) | undefined;
            connection?: (SectionValues<_pomp_domain.WordedFields<"connection", {
                readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                    "kruipruimte",
                    "muur",
                    "vloer",
                    "anders"
                ]>;
                readonly otherPipeLocation: _pomp_domain.TextField;
                readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
                };
                readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
                readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
                };
                readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoCvPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("closeUp" | "together")[];
                };
                readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
                readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
                readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags) | undefined;
        };
        answeredBy?: Record<string, Record<string, string>> | undefined;
    }, "customer", "backend", false, "application/json">;
    readonly getHouseGuests: Call<{
        houseId: string;
    }, undefined, {
        id: string;
        name: string;
        createdAt: string;
        expiresAt: string;
    }[], "customer", "backend", false, "application/json">;
    readonly postHouseGuest: Call<{
        houseId: string;
    }, SectionValues<_pomp_domain.WordedFields<"houseGuest", {
        readonly guestName: _pomp_domain.TextField;
        readonly period: _pomp_domain.ChoiceField<"month" | "twoWeeks" | "week"> & _pomp_domain.WithOptions<readonly [
            "week",
            "twoWeeks",
            "month"
        ]>;
    }>>, {
        id: string;
        name: string;
        createdAt: string;
        expiresAt: string;
        url: string;
    }, "customer", "backend", false, "application/json">;
    readonly deleteHouseGuest: Call<{
        id: string;
    }, undefined, Record<string, never>, "customer", "backend", false, "application/json">;
    readonly getGuestHouseInfo: Call<{
        token: string;
    }, undefined, {
        guest: {
            name: string;
            expiresAt: string;
        };
        house: {
            id: string;
            address: string;
            zipcode: string;
            city: string;
        };
        houseInfo: {
            completed: boolean;
        } & {
            house?: (SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags) | undefined;
            consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags) | undefined;
            heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags) | undefined;
            isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags) | undefined;
            energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags) | undefined;
        };
        revision: string;
    }, "public", "backend", false, "application/json">;
    readonly postGuestHouseInfo: Call<{
        token: string;
    }, {
        revision?: string | undefined;
        section: {
            houseInfo: {
                completed: boolean;
            } & {
                consumption: SectionValues<_pomp_domain.WordedFields<"consumption", {
                    readonly gasConsumption: _pomp_domain.WholeNumberField;
                    readonly gasConsumptionYear: _pomp_domain.YearField;
                    readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                        "ochtend en avond",
                        "overdag",
                        "hele dag",
                        "hele dag met nachtverlaging"
                    ]>;
                    readonly electricityConsumption: _pomp_domain.WholeNumberField;
                    readonly waterConsumption: _pomp_domain.WholeNumberField;
                }>> & SectionFlags;
            };
        } | {
            houseInfo: {
                completed: boolean;
            } & {
                energylabel: SectionValues<_pomp_domain.WordedFields<"energylabel", {
                    readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                        readonly values: readonly [
                            "A++++",
                            "A+++",
                            "A++",
                            "A+",
                            "A",
                            "B",
                            "C",
                            "D",
                            "E",
                            "F",
                            "G"
                        ];
                        label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                    }>;
                    readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                        readonly values: readonly [
                            "ja",
                            "nee"
                        ];
                        label(value: "ja" | "nee"): _pomp_language.Message | string;
                    }>;
                    readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                        "isolatie",
                        "verwarmingssysteem",
                        "zonnepanelen",
                        "warmtepomp",
                        "ventilatiesysteem"
                    ]>;
                }>> & SectionFlags;
            };
        } | {
            houseInfo: {
                completed: boolean;
            } & {
                heating: SectionValues<_pomp_domain.WordedFields<"heating", {
                    readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                        "vloerverwarming",
                        "radiatoren",
                        "open haard of kachel",
                        "ir-panelen",
                        "anders"
                    ]>;
                    readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                    readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                        readonly values: readonly [
                            "ja",
                            "nee"
                        ];
                        label(value: "ja" | "nee"): _pomp_language.Message | string;
                    }>;
                    readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                        "gasketel",
                        "zonnenboiler",
                        "warmtepomp",
                        "pellet-cv",
                        "anders"
                    ]>;
                    readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                    readonly brandGasBoiler: _pomp_domain.TextField;
                    readonly typeGasBoiler: _pomp_domain.TextField;
                    readonly brandThermostat: _pomp_domain.TextField;
                    readonly typethermostat: _pomp_domain.TextField;
                    readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                        readonly values: readonly [
                            "ja",
                            "nee"
                        ];
                        label(value: "ja" | "nee"): _pomp_language.Message | string;
                    }>;
                }>> & SectionFlags;
            };
        } | {
            houseInfo: {
                completed: boolean;
            } & {
                house: SectionValues<_pomp_domain.WordedFields<"house", {
                    readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "1964",
                        "1975",
                        "1983",
                        "1988",
                        "1992",
                        "2005",
                        "2015",
                        "2016"
                    ]>;
                    readonly buildingSize: _pomp_domain.WholeNumberField;
                    readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "1",
                        "2",
                        "3",
                        "4",
                        "5"
                    ]>;
                    readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "1",
                        "2",
                        "3",
                        "4",
                        "5",
                        "more then 5"
                    ]>;
                    readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                        "tussenwoning",
                        "hoekwoning",
                        "2onder1kap",
                        "vrijstaand",
                        "appartement",
                        "overig"
                    ]>;
                    readonly typeOfBuildingOther: _pomp_domain.TextField;
                    readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                        "hoekappartement",
                        "tussenappartement"
                    ]>;
                    readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "0",
                        "25",
                        "50",
                        "75",
                        "100"
                    ]>;
                    readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "grond",
                        "ander appartment",
                        "kelder"
                    ]>;
                    readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "0",
                        "20",
                        "40",
                        "50",
                        "60",
                        "80",
                        "100"
                    ]>;
                    readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                        readonly values: readonly [
                            "ja",
                            "nee"
                        ];
                        label(value: "ja" | "nee"): _pomp_language.Message | string;
                    }>;
                    readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                        readonly values: readonly [
                            "ja",
                            "nee"
                        ];
                        label(value: "ja" | "nee"): _pomp_language.Message | string;
                    }>;
                    readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                        "25",
                        "50",
                        "75",
                        "100"
                    ]>;
                }>> & SectionFlags;
            };
        } | {
            houseInfo: {
                completed: boolean;
            } & {
                isolation: SectionValues<_pomp_domain.WordedFields<"isolation", {
                    readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                        readonly options: readonly [
                            "muur",
                            "dak",
                            "raam",
                            "vloer",
                            "geen"
                        ];
                    };
                    readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                        "geen actief ventilatiesysteem",
                        "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                        "ventilatie met zelfregeling",
                        "mechanische ventilatie met warmteterugwinning"
                    ]>;
                }>> & SectionFlags;
            };
        };
    }, {
        guest: {
            name: string;
            expiresAt: string;
        };
        house: {
            id: string;
            address: string;
            zipcode: string;
            city: string;
        };
        houseInfo: {
            completed: boolean;
        } & {
            house?: (SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags) | undefined;
            consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags) | undefined;
            heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags) | undefined;
            isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags) | undefined;
            energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags) | undefined;
        };
        revision: string;
    }, "public", "backend", false, "application/json">;
    readonly getHouseInfoPdf: Call<{
        houseId: string;
    }, undefined, string, "customer", "backend", false, "application/pdf">;
    readonly getInstallationInfoPdf: Call<{
        houseId: string;
        flow: "all-electric" | "pomp ao" | "pomp t";
    }, undefined, string, "customer", "backend", false, "application/pdf">;
    readonly postUploadToken: Call<undefined, undefined, {
        uploadToken: string;
    }, "customer", "backend", false, "application/json">;
    readonly postUploadLink: Call<{
        houseId: string;
        section: string;
        field: string;
    }, undefined, {
        url: string;
        expiresAt: string;
        qr: string;
    }, "customer", "backend", false, "application/json">;
    readonly getUploads: Call<{
        houseId: string;
    }, undefined, {
        id: string;
        fileName: string;
        type: "IMG" | "VID";
        extension: "3g2" | "3gp" | "avi" | "avif" | "gif" | "heic" | "jpg" | "m4v" | "mkv" | "mov" | "mp4" | "mpg" | "png" | "tif" | "webm" | "webp";
        url: string;
        section: string;
        field: string;
        size: number;
        hasPreview: boolean;
        again?: {
            reason: string;
            at: string;
        } | undefined;
    }[], "customer", "backend", false, "application/json">;
    readonly getUpload: Call<{
        id: string;
        size?: "preview" | "thumb" | undefined;
    }, undefined, string, "customer", "backend", false, "application/octet-stream">;
    readonly postReservation: Call<undefined, {
        reference?: string | undefined;
        took?: number | undefined;
        contactInformation: {
            firstName: string;
            lastName: string;
            phone: string;
            email: string;
        };
        address: {
            address: string;
            postCode: string;
            city: string;
            installSameBill: boolean;
            billingAddress?: string | undefined;
            billingPostCode?: string | undefined;
            billingCity?: string | undefined;
        };
        product: "All-Electric" | "Pomp AO" | "Pomp T";
        quantity: number;
        home?: {
            buildingType?: "2onder1kap" | "anders" | "appartement" | "hoekwoning" | "tussenwoning" | "vrijstaand" | undefined;
            buildingYear?: number | undefined;
            floorArea?: number | undefined;
            insulation?: "good" | "moderate" | "poor" | "veryGood" | undefined;
            supply?: "50" | "high" | "low" | undefined;
            boiler?: "HR100" | "HR104" | "HR107" | "VR" | "conventional" | undefined;
            cooking?: "electric" | "gas" | undefined;
            solarPanels?: boolean | undefined;
            residents?: number | undefined;
            gasUse?: number | undefined;
            prices?: {
                gas: number;
                electricity: number;
                fixedGas?: number | undefined;
            } | undefined;
        } | undefined;
    }, {
        orderNumber?: string | undefined;
    }, "public", "backend", true, "application/json">;
    readonly postSavings: Call<undefined, {
        reference?: string | undefined;
        took?: number | undefined;
        zip: string;
        houseNumber: string | number;
        addition?: string | undefined;
        people?: string | number | undefined;
        home?: {
            buildingType?: "2onder1kap" | "anders" | "appartement" | "hoekwoning" | "tussenwoning" | "vrijstaand" | undefined;
            buildingYear?: number | undefined;
            floorArea?: number | undefined;
            insulation?: "good" | "moderate" | "poor" | "veryGood" | undefined;
            supply?: "50" | "high" | "low" | undefined;
            boiler?: "HR100" | "HR104" | "HR107" | "VR" | "conventional" | undefined;
            cooking?: "electric" | "gas" | undefined;
            solarPanels?: boolean | undefined;
            residents?: number | undefined;
            gasUse?: number | undefined;
            prices?: {
                gas: number;
                electricity: number;
                fixedGas?: number | undefined;
            } | undefined;
        } | undefined;
        advanced?: false | undefined;
        b2b?: false | undefined;
    } | {
        reference?: string | undefined;
        took?: number | undefined;
        zip: string;
        houseNumber: string | number;
        addition: string;
        advanced: true;
        b2b?: false | undefined;
        people: string | number;
        email: string;
        gasUsage: string | number;
        home?: {
            buildingType?: "2onder1kap" | "anders" | "appartement" | "hoekwoning" | "tussenwoning" | "vrijstaand" | undefined;
            buildingYear?: number | undefined;
            floorArea?: number | undefined;
            insulation?: "good" | "moderate" | "poor" | "veryGood" | undefined;
            supply?: "50" | "high" | "low" | undefined;
            boiler?: "HR100" | "HR104" | "HR107" | "VR" | "conventional" | undefined;
            cooking?: "electric" | "gas" | undefined;
            solarPanels?: boolean | undefined;
            residents?: number | undefined;
            gasUse?: number | undefined;
            prices?: {
                gas: number;
                electricity: number;
                fixedGas?: number | undefined;
            } | undefined;
        } | undefined;
    } | {
        reference?: string | undefined;
        took?: number | undefined;
        b2b: true;
        advanced?: false | undefined;
        people: string | number;
        gasUsage: string | number;
        email: string;
        industry: "installateur" | "makelaar" | "overig" | "vastgoedbeheerder" | "vastgoedontwikkelaar" | "woningcorporatie";
        amountOfBuildings: string | number;
        buildingYear: string | number;
        typeOfBuilding: "2onder1kap" | "anders" | "appartement" | "hoekwoning" | "o.b." | "tussenwoning" | "vrijstaand";
        buildingSize: string | number;
    }, {
        euroSaved: number;
        gasSaved: number;
        co2Saved: number;
        roi: number | null;
        monthlySavings: number;
        anualPercentage: number;
        averageOf: ("floorArea" | "gasUse" | "insulation")[];
        pumps: number;
    }, "public", "backend", false, "application/json">;
    readonly getSavings: Call<undefined, undefined, {
        co2Saved: number;
        gasSaved: number;
        euroSaved: number;
    }, "public", "backend", false, "application/json">;
    readonly getMeasuredUse: Call<undefined, undefined, {
        homes: number;
        figures: {
            less: number;
            within: number;
            more: number;
            gas: {
                used: number;
                promised: {
                    from: number;
                    to: number;
                };
            } | null;
            electricity: {
                used: number;
                promised: {
                    from: number;
                    to: number;
                };
            };
        } | null;
    }, "public", "backend", false, "application/json">;
    readonly postContact: Call<undefined, ({
        reference?: string | undefined;
        took?: number | undefined;
        b2b?: false | undefined;
    } & SectionValues<_pomp_domain.WordedFields<"contact", {
        readonly email: _pomp_domain.TextField & _pomp_domain.Worded<"contact">;
        readonly phone: _pomp_domain.TextField & _pomp_domain.Worded<"contact">;
        readonly message: _pomp_domain.TextField & _pomp_domain.Worded<"contact">;
        readonly department: _pomp_domain.ChoiceField<"administratie" | "advies" | "bestellingen" | "klantenservice" | "service"> & _pomp_domain.WithOptions<readonly [
            "advies",
            "bestellingen",
            "service",
            "administratie",
            "klantenservice"
        ]>;
        readonly firstName: _pomp_domain.TextField & _pomp_domain.Worded<"person">;
        readonly lastName: _pomp_domain.TextField & _pomp_domain.Worded<"person">;
    }>>) | ({
        reference?: string | undefined;
        took?: number | undefined;
        b2b: true;
    } & SectionValues<_pomp_domain.WordedFields<"businessContact", {
        readonly email: _pomp_domain.TextField & _pomp_domain.Worded<"contact">;
        readonly phone: _pomp_domain.TextField & _pomp_domain.Worded<"contact">;
        readonly message: _pomp_domain.TextField & _pomp_domain.Worded<"contact">;
        readonly name: _pomp_domain.TextField;
        readonly companyName: _pomp_domain.TextField;
    }>>), Record<string, never>, "public", "backend", true, "application/json">;
    readonly postVacancy: Call<undefined, {
        reference?: string | undefined;
        took?: number | undefined;
        job: string;
        name: string;
        startingDate: string;
        email: string;
        phone: string;
        message: string;
        jobId?: string | undefined;
    }, Record<string, never>, "public", "backend", true, "application/json">;
    readonly postForm: Call<undefined, {
        reference?: string | undefined;
        took?: number | undefined;
        formId: string;
        fields: Record<string, string>;
    }, Record<string, never>, "public", "backend", true, "application/json">;
    readonly postFormConfirmation: Call<undefined, {
        token: string;
    }, Record<string, never>, "public", "backend", false, "application/json">;
    readonly postFeedback: Call<undefined, SectionValues<_pomp_domain.WordedFields<"givenFeedback", {
        readonly grade: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5"> & _pomp_domain.WithOptions<{
            readonly values: readonly [
                "5",
                "4",
                "3",
                "2",
                "1"
            ];
            label(value: "1" | "2" | "3" | "4" | "5"): _pomp_language.Message | string;
        }> & _pomp_domain.Worded<"feedback">;
        readonly message: _pomp_domain.TextField & _pomp_domain.Worded<"feedback">;
        readonly type: _pomp_domain.ChoiceField<"installatie" | "woning"> & _pomp_domain.WithOptions<readonly [
            "woning",
            "installatie"
        ]>;
    }>>, Record<string, never>, "customer", "backend", true, "application/json">;
    readonly getBanner: Call<undefined, undefined, {
        value: string;
    }, "public", "site", false, "application/json">;
    readonly getRelevantArticles: Call<{
        category: string;
    }, undefined, {
        relevantStories: {
            id: number;
            slug: string;
            fullSlug: string;
            title: string;
            teaser: string;
            category: string;
            lang?: string | undefined;
            readingTime: number;
            image: {
                filename: string;
                alt: string;
            } | null;
            published_at: string | null;
            date_added: string | null;
        }[];
    }, "public", "site", false, "application/json">;
};
type Calls = typeof calls;
declare const uploadRoutes: {
    readonly uploadFiles: {
        readonly method: 'POST';
        readonly path: '/documents/upload';
    };
    readonly listFiles: {
        readonly method: 'GET';
        readonly path: '/documents/upload';
    };
    readonly readFile: {
        readonly method: 'GET';
        readonly path: '/documents/upload/{id}';
    };
    readonly deleteFile: {
        readonly method: 'DELETE';
        readonly path: '/documents/upload/{id}';
    };
    readonly putPoster: {
        readonly method: 'PUT';
        readonly path: '/documents/upload/{id}/poster';
    };
    readonly finishUpload: {
        readonly method: 'GET';
        readonly path: '/documents/tus/{id}';
    };
};
type UploadCallName = keyof typeof uploadRoutes;
declare const routes: {
    readonly putUserLocale: {
        readonly method: 'PUT';
        readonly path: '/api/account/putUserLocale';
    };
    readonly session: {
        readonly method: 'GET';
        readonly path: '/api/auth/session';
    };
    readonly getBanner: {
        readonly method: 'GET';
        readonly path: '/api/storyblok/banner';
    };
    readonly getRelevantArticles: {
        readonly method: 'GET';
        readonly path: '/api/storyblok/relevantArticles';
    };
    readonly download: {
        readonly method: 'GET';
        readonly path: '/api/download';
    };
    readonly getTerms: {
        readonly method: 'GET';
        readonly path: '/api/getTerms';
    };
    readonly getHouseInfo: {
        readonly method: 'GET';
        readonly path: '/api/account/getHouseInfo';
        readonly versioned: true;
    };
    readonly postHouseInfo: {
        readonly method: 'POST';
        readonly path: '/api/account/postHouseInfo';
        readonly versioned: true;
    };
    readonly postReservation: {
        readonly method: 'POST';
        readonly path: '/reservation';
    };
    readonly postSavings: {
        readonly method: 'POST';
        readonly path: '/savings';
    };
    readonly getSavings: {
        readonly method: 'GET';
        readonly path: '/savings';
    };
    readonly getMeasuredUse: {
        readonly method: 'GET';
        readonly path: '/savings/measured';
    };
    readonly postContact: {
        readonly method: 'POST';
        readonly path: '/contact';
    };
    readonly postVacancy: {
        readonly method: 'POST';
        readonly path: '/vacancy';
    };
    readonly postForm: {
        readonly method: 'POST';
        readonly path: '/form';
    };
    readonly postFormConfirmation: {
        readonly method: 'POST';
        readonly path: '/form/confirmation';
    };
    readonly confirmEmail: {
        readonly method: "POST";
        readonly path: "/api/auth/confirmEmail";
    };
    readonly confirmIdentity: {
        readonly method: "POST";
        readonly path: "/api/auth/confirmIdentity";
    };
    readonly deleteEmailChange: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteEmailChange";
    };
    readonly deleteHouse: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteHouse";
    };
    readonly deleteHouseGuest: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteHouseGuest";
    };
    readonly deleteMeterReading: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteMeterReading";
    };
    readonly deleteOtherSessions: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteOtherSessions";
    };
    readonly deletePasskey: {
        readonly method: "DELETE";
        readonly path: "/api/account/deletePasskey";
    };
    readonly deleteSession: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteSession";
    };
    readonly deleteUserDeletion: {
        readonly method: "DELETE";
        readonly path: "/api/account/deleteUserDeletion";
    };
    readonly extendSession: {
        readonly method: "POST";
        readonly path: "/api/auth/extendSession";
    };
    readonly getAddress: {
        readonly method: "GET";
        readonly path: "/api/account/getAddress";
    };
    readonly getAgreement: {
        readonly method: "GET";
        readonly path: "/api/account/getAgreement";
    };
    readonly getAppointmentEntry: {
        readonly method: "GET";
        readonly path: "/api/account/getAppointmentEntry";
    };
    readonly getAppointments: {
        readonly method: "GET";
        readonly path: "/api/account/getAppointments";
    };
    readonly getDocument: {
        readonly method: "GET";
        readonly path: "/api/account/getDocument";
    };
    readonly getDocuments: {
        readonly method: "GET";
        readonly path: "/api/account/getDocuments";
    };
    readonly getGuestHouseInfo: {
        readonly method: "GET";
        readonly path: "/api/account/getGuestHouseInfo";
    };
    readonly getHandover: {
        readonly method: "GET";
        readonly path: "/api/account/getHandover";
    };
    readonly getHomeFacts: {
        readonly method: "GET";
        readonly path: "/api/account/getHomeFacts";
    };
    readonly getHouse: {
        readonly method: "GET";
        readonly path: "/api/account/getHouse";
    };
    readonly getHouseGuests: {
        readonly method: "GET";
        readonly path: "/api/account/getHouseGuests";
    };
    readonly getHouseInfoPdf: {
        readonly method: "GET";
        readonly path: "/api/account/getHouseInfoPdf";
    };
    readonly getHousePicture: {
        readonly method: "GET";
        readonly path: "/api/account/getHousePicture";
    };
    readonly getHouseSuggestions: {
        readonly method: "GET";
        readonly path: "/api/account/getHouseSuggestions";
    };
    readonly getHouses: {
        readonly method: "GET";
        readonly path: "/api/account/getHouses";
    };
    readonly getInstallationInfoPdf: {
        readonly method: "GET";
        readonly path: "/api/account/getInstallationInfoPdf";
    };
    readonly getInvoice: {
        readonly method: "GET";
        readonly path: "/api/account/getInvoice";
    };
    readonly getMeterReadings: {
        readonly method: "GET";
        readonly path: "/api/account/getMeterReadings";
    };
    readonly getOrderHistory: {
        readonly method: "GET";
        readonly path: "/api/account/getOrderHistory";
    };
    readonly getOrderTimeline: {
        readonly method: "GET";
        readonly path: "/api/account/getOrderTimeline";
    };
    readonly getOrders: {
        readonly method: "GET";
        readonly path: "/api/account/getOrders";
    };
    readonly getPasskeys: {
        readonly method: "GET";
        readonly path: "/api/account/getPasskeys";
    };
    readonly getPayment: {
        readonly method: "GET";
        readonly path: "/api/account/getPayment";
    };
    readonly getPrices: {
        readonly method: "GET";
        readonly path: "/api/account/getPrices";
    };
    readonly getQuotePdf: {
        readonly method: "GET";
        readonly path: "/api/account/getQuotePdf";
    };
    readonly getQuotes: {
        readonly method: "GET";
        readonly path: "/api/account/getQuotes";
    };
    readonly getServiceEntry: {
        readonly method: "GET";
        readonly path: "/api/account/getServiceEntry";
    };
    readonly getSessions: {
        readonly method: "GET";
        readonly path: "/api/account/getSessions";
    };
    readonly getUpload: {
        readonly method: "GET";
        readonly path: "/api/account/getUpload";
    };
    readonly getUploads: {
        readonly method: "GET";
        readonly path: "/api/account/getUploads";
    };
    readonly getUser: {
        readonly method: "GET";
        readonly path: "/api/account/getUser";
    };
    readonly getUserData: {
        readonly method: "GET";
        readonly path: "/api/account/getUserData";
    };
    readonly getUserDeletion: {
        readonly method: "GET";
        readonly path: "/api/account/getUserDeletion";
    };
    readonly getUserFiles: {
        readonly method: "GET";
        readonly path: "/api/account/getUserFiles";
    };
    readonly getUserUnique: {
        readonly method: "GET";
        readonly path: "/api/account/getUserUnique";
    };
    readonly getVerification: {
        readonly method: "GET";
        readonly path: "/api/account/getVerification";
    };
    readonly getWarranty: {
        readonly method: "GET";
        readonly path: "/api/account/getWarranty";
    };
    readonly login: {
        readonly method: "POST";
        readonly path: "/api/auth/login";
    };
    readonly passkeyLogin: {
        readonly method: "POST";
        readonly path: "/api/auth/passkeyLogin";
    };
    readonly postFeedback: {
        readonly method: "POST";
        readonly path: "/api/account/postFeedback";
    };
    readonly postGuestHouseInfo: {
        readonly method: "POST";
        readonly path: "/api/account/postGuestHouseInfo";
    };
    readonly postHouse: {
        readonly method: "POST";
        readonly path: "/api/account/postHouse";
    };
    readonly postHouseGuest: {
        readonly method: "POST";
        readonly path: "/api/account/postHouseGuest";
    };
    readonly postMessage: {
        readonly method: "POST";
        readonly path: "/api/account/postMessage";
    };
    readonly postMeterReading: {
        readonly method: "POST";
        readonly path: "/api/account/postMeterReading";
    };
    readonly postNewPasskey: {
        readonly method: "POST";
        readonly path: "/api/account/postNewPasskey";
    };
    readonly postOrder: {
        readonly method: "POST";
        readonly path: "/api/account/postOrder";
    };
    readonly postPasskey: {
        readonly method: "POST";
        readonly path: "/api/account/postPasskey";
    };
    readonly postPasskeyQuestion: {
        readonly method: "POST";
        readonly path: "/api/auth/postPasskeyQuestion";
    };
    readonly postPasswordStrength: {
        readonly method: "POST";
        readonly path: "/api/auth/postPasswordStrength";
    };
    readonly postPayment: {
        readonly method: "POST";
        readonly path: "/api/account/postPayment";
    };
    readonly postQuote: {
        readonly method: "POST";
        readonly path: "/api/account/postQuote";
    };
    readonly postUploadLink: {
        readonly method: "POST";
        readonly path: "/api/account/postUploadLink";
    };
    readonly postUploadToken: {
        readonly method: "POST";
        readonly path: "/api/account/postUploadToken";
    };
    readonly postUserDeletion: {
        readonly method: "POST";
        readonly path: "/api/account/postUserDeletion";
    };
    readonly postWithdrawal: {
        readonly method: "POST";
        readonly path: "/api/account/postWithdrawal";
    };
    readonly putHandover: {
        readonly method: "PUT";
        readonly path: "/api/account/putHandover";
    };
    readonly putHouse: {
        readonly method: "PUT";
        readonly path: "/api/account/putHouse";
    };
    readonly putIncassoConsent: {
        readonly method: "PUT";
        readonly path: "/api/account/putIncassoConsent";
    };
    readonly putMessagesRead: {
        readonly method: "PUT";
        readonly path: "/api/account/putMessagesRead";
    };
    readonly putQuote: {
        readonly method: "PUT";
        readonly path: "/api/account/putQuote";
    };
    readonly putSignAgreement: {
        readonly method: "PUT";
        readonly path: "/api/account/putSignAgreement";
    };
    readonly putUser: {
        readonly method: "PUT";
        readonly path: "/api/account/putUser";
    };
    readonly putUserMails: {
        readonly method: "PUT";
        readonly path: "/api/account/putUserMails";
    };
    readonly recoverPassword: {
        readonly method: "POST";
        readonly path: "/api/auth/recoverPassword";
    };
    readonly removeSession: {
        readonly method: "POST";
        readonly path: "/api/auth/removeSession";
    };
    readonly resetPassword: {
        readonly method: "POST";
        readonly path: "/api/auth/resetPassword";
    };
};
type CallName = keyof typeof routes;
type VersionedCallName = {
    [Name in CallName]: (typeof routes)[Name] extends {
        readonly versioned: true;
    } ? Name : never;
}[CallName];
declare const orderDocument: z.ZodMiniObject<{
    documentId: z.ZodMiniString<string>;
    documentName: z.ZodMiniString<string>;
    documentDate: z.ZodMiniType<`${number}-${number}-${number}`, unknown, z.core.$ZodTypeInternals<`${number}-${number}-${number}`, unknown>>;
    url: z.ZodMiniString<string>;
    paymentLink: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type OrderDocument = z.output<typeof orderDocument>;
declare const houseInfoBody: z.ZodMiniObject<{
    houseInfo: z.ZodMiniType<{
        completed: boolean;
    } & {
        house?: (SectionValues<_pomp_domain.WordedFields<"house", {
            readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1964",
                "1975",
                "1983",
                "1988",
                "1992",
                "2005",
                "2015",
                "2016"
            ]>;
            readonly buildingSize: _pomp_domain.WholeNumberField;
            readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5"
            ]>;
            readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5",
                "more then 5"
            ]>;
            readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                "tussenwoning",
                "hoekwoning",
                "2onder1kap",
                "vrijstaand",
                "appartement",
                "overig"
            ]>;
            readonly typeOfBuildingOther: _pomp_domain.TextField;
            readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                "hoekappartement",
                "tussenappartement"
            ]>;
            readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "25",
                "50",
                "75",
                "100"
            ]>;
            readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "grond",
                "ander appartment",
                "kelder"
            ]>;
            readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "20",
                "40",
                "50",
                "60",
                "80",
                "100"
            ]>;
            readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "25",
                "50",
                "75",
                "100"
            ]>;
        }>> & SectionFlags) | undefined;
        consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
            readonly gasConsumption: _pomp_domain.WholeNumberField;
            readonly gasConsumptionYear: _pomp_domain.YearField;
            readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                "ochtend en avond",
                "overdag",
                "hele dag",
                "hele dag met nachtverlaging"
            ]>;
            readonly electricityConsumption: _pomp_domain.WholeNumberField;
            readonly waterConsumption: _pomp_domain.WholeNumberField;
        }>> & SectionFlags) | undefined;
        heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
            readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                "vloerverwarming",
                "radiatoren",
                "open haard of kachel",
                "ir-panelen",
                "anders"
            ]>;
            readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
            readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                "gasketel",
                "zonnenboiler",
                "warmtepomp",
                "pellet-cv",
                "anders"
            ]>;
            readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
            readonly brandGasBoiler: _pomp_domain.TextField;
            readonly typeGasBoiler: _pomp_domain.TextField;
            readonly brandThermostat: _pomp_domain.TextField;
            readonly typethermostat: _pomp_domain.TextField;
            readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
        }>> & SectionFlags) | undefined;
        isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
            readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                readonly options: readonly [
                    "muur",
                    "dak",
                    "raam",
                    "vloer",
                    "geen"
                ];
            };
            readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                "geen actief ventilatiesysteem",
                "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                "ventilatie met zelfregeling",
                "mechanische ventilatie met warmteterugwinning"
            ]>;
        }>> & SectionFlags) | undefined;
        energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
            readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "A++++",
                    "A+++",
                    "A++",
                    "A+",
                    "A",
                    "B",
                    "C",
                    "D",
                    "E",
                    "F",
                    "G"
                ];
                label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
            }>;
            readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                "isolatie",
                "verwarmingssysteem",
                "zonnepanelen",
                "warmtepomp",
                "ventilatiesysteem"
            ]>;
        }>> & SectionFlags) | undefined;
    }, unknown, z.core.$ZodTypeInternals<{
        completed: boolean;
    } & {
        house?: (SectionValues<_pomp_domain.WordedFields<"house", {
            readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1964",
                "1975",
                "1983",
                "1988",
                "1992",
                "2005",
                "2015",
                "2016"
            ]>;
            readonly buildingSize: _pomp_domain.WholeNumberField;
            readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5"
            ]>;
            readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5",
                "more then 5"
            ]>;
            readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                "tussenwoning",
                "hoekwoning",
                "2onder1kap",
                "vrijstaand",
                "appartement",
                "overig"
            ]>;
            readonly typeOfBuildingOther: _pomp_domain.TextField;
            readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                "hoekappartement",
                "tussenappartement"
            ]>;
            readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "25",
                "50",
                "75",
                "100"
            ]>;
            readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "grond",
                "ander appartment",
                "kelder"
            ]>;
            readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "20",
                "40",
                "50",
                "60",
                "80",
                "100"
            ]>;
            readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "25",
                "50",
                "75",
                "100"
            ]>;
        }>> & SectionFlags) | undefined;
        consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
            readonly gasConsumption: _pomp_domain.WholeNumberField;
            readonly gasConsumptionYear: _pomp_domain.YearField;
            readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                "ochtend en avond",
                "overdag",
                "hele dag",
                "hele dag met nachtverlaging"
            ]>;
            readonly electricityConsumption: _pomp_domain.WholeNumberField;
            readonly waterConsumption: _pomp_domain.WholeNumberField;
        }>> & SectionFlags) | undefined;
        heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
            readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                "vloerverwarming",
                "radiatoren",
                "open haard of kachel",
                "ir-panelen",
                "anders"
            ]>;
            readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
            readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                "gasketel",
                "zonnenboiler",
                "warmtepomp",
                "pellet-cv",
                "anders"
            ]>;
            readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
            readonly brandGasBoiler: _pomp_domain.TextField;
            readonly typeGasBoiler: _pomp_domain.TextField;
            readonly brandThermostat: _pomp_domain.TextField;
            readonly typethermostat: _pomp_domain.TextField;
            readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
        }>> & SectionFlags) | undefined;
        isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
            readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                readonly options: readonly [
                    "muur",
                    "dak",
                    "raam",
                    "vloer",
                    "geen"
                ];
            };
            readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                "geen actief ventilatiesysteem",
                "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                "ventilatie met zelfregeling",
                "mechanische ventilatie met warmteterugwinning"
            ]>;
        }>> & SectionFlags) | undefined;
        energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
            readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "A++++",
                    "A+++",
                    "A++",
                    "A+",
                    "A",
                    "B",
                    "C",
                    "D",
                    "E",
                    "F",
                    "G"
                ];
                label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
            }>;
            readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                "isolatie",
                "verwarmingssysteem",
                "zonnepanelen",
                "warmtepomp",
                "ventilatiesysteem"
            ]>;
        }>> & SectionFlags) | undefined;
    }, unknown>>;
    installationInfo: z.ZodMiniType<{
        completed: boolean;
    } & {
        placing?: (SectionValues<_pomp_domain.WordedFields<"placing", {
            readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                "wifi",
                "kabel"
            ]>;
            readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "grond",
                "muur",
                "dak",
                "balkon"
            ]>;
            readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
            readonly distancePompAoToCv: _pomp_domain.DecimalField;
            readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                "steen",
                "beton",
                "anders"
            ]>;
            readonly wallPompAoDifferent: _pomp_domain.TextField;
            readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "begane grond",
                "1e verdieping",
                "2e verdieping",
                "3e verdieping of hoger"
            ]>;
            readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "ja",
                "nee",
                "n.v.t"
            ]>;
        }>> & SectionFlags) | undefined;
        photos?: (SectionValues<_pomp_domain.WordedFields<"photos", {
            readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
            };
            readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
            };
            readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
            };
            readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
            };
        }>> & SectionFlags) | undefined;
        connection?: (SectionValues<_pomp_domain.WordedFields<"connection", {
            readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                "kruipruimte",
                "muur",
                "vloer",
                "anders"
            ]>;
            readonly otherPipeLocation: _pomp_domain.TextField;
            readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
            };
            readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
            readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
            };
            readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoCvPipes: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("closeUp" | "together")[];
            };
            readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
            readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
            readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
        }>> & SectionFlags) | undefined;
    }, unknown, z.core.$ZodTypeInternals<{
        completed: boolean;
    } & {
        placing?: (SectionValues<_pomp_domain.WordedFields<"placing", {
            readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                "wifi",
                "kabel"
            ]>;
            readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "grond",
                "muur",
                "dak",
                "balkon"
            ]>;
            readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
            readonly distancePompAoToCv: _pomp_domain.DecimalField;
            readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                "steen",
                "beton",
                "anders"
            ]>;
            readonly wallPompAoDifferent: _pomp_domain.TextField;
            readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "begane grond",
                "1e verdieping",
                "2e verdieping",
                "3e verdieping of hoger"
            ]>;
            readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "ja",
                "nee",
                "n.v.t"
            ]>;
        }>> & SectionFlags) | undefined;
        photos?: (SectionValues<_pomp_domain.WordedFields<"photos", {
            readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
            };
            readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
            };
            readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
            };
            readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
            };
        }>> & SectionFlags) | undefined;
        connection?: (SectionValues<_pomp_domain.WordedFields<"connection", {
            readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                "kruipruimte",
                "muur",
                "vloer",
                "anders"
            ]>;
            readonly otherPipeLocation: _pomp_domain.TextField;
            readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
            };
            readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
            readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
            };
            readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoCvPipes: _pomp_domain.FilesField & {
                readonly goodPhoto: readonly ("closeUp" | "together")[];
            };
            readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
            readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
            readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
        }>> & SectionFlags) | undefined;
    }, unknown>>;
    answeredBy: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>;
}, z.core.$strip>;
type HouseInfoBody = z.output<typeof houseInfoBody>;
declare const sectionSave: z.ZodMiniUnion<readonly [
    z.ZodMiniType<{
        houseInfo: {
            completed: boolean;
        } & {
            consumption: SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            energylabel: SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            heating: SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            house: SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            isolation: SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags;
        };
    }, unknown, z.core.$ZodTypeInternals<{
        houseInfo: {
            completed: boolean;
        } & {
            consumption: SectionValues<_pomp_domain.WordedFields<"consumption", {
                readonly gasConsumption: _pomp_domain.WholeNumberField;
                readonly gasConsumptionYear: _pomp_domain.YearField;
                readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                    "ochtend en avond",
                    "overdag",
                    "hele dag",
                    "hele dag met nachtverlaging"
                ]>;
                readonly electricityConsumption: _pomp_domain.WholeNumberField;
                readonly waterConsumption: _pomp_domain.WholeNumberField;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            energylabel: SectionValues<_pomp_domain.WordedFields<"energylabel", {
                readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "A++++",
                        "A+++",
                        "A++",
                        "A+",
                        "A",
                        "B",
                        "C",
                        "D",
                        "E",
                        "F",
                        "G"
                    ];
                    label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
                }>;
                readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                    "isolatie",
                    "verwarmingssysteem",
                    "zonnepanelen",
                    "warmtepomp",
                    "ventilatiesysteem"
                ]>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            heating: SectionValues<_pomp_domain.WordedFields<"heating", {
                readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                    "vloerverwarming",
                    "radiatoren",
                    "open haard of kachel",
                    "ir-panelen",
                    "anders"
                ]>;
                readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
                readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                    "gasketel",
                    "zonnenboiler",
                    "warmtepomp",
                    "pellet-cv",
                    "anders"
                ]>;
                readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
                readonly brandGasBoiler: _pomp_domain.TextField;
                readonly typeGasBoiler: _pomp_domain.TextField;
                readonly brandThermostat: _pomp_domain.TextField;
                readonly typethermostat: _pomp_domain.TextField;
                readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            house: SectionValues<_pomp_domain.WordedFields<"house", {
                readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1964",
                    "1975",
                    "1983",
                    "1988",
                    "1992",
                    "2005",
                    "2015",
                    "2016"
                ]>;
                readonly buildingSize: _pomp_domain.WholeNumberField;
                readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5"
                ]>;
                readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "more then 5"
                ]>;
                readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                    "tussenwoning",
                    "hoekwoning",
                    "2onder1kap",
                    "vrijstaand",
                    "appartement",
                    "overig"
                ]>;
                readonly typeOfBuildingOther: _pomp_domain.TextField;
                readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                    "hoekappartement",
                    "tussenappartement"
                ]>;
                readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
                readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "ander appartment",
                    "kelder"
                ]>;
                readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "0",
                    "20",
                    "40",
                    "50",
                    "60",
                    "80",
                    "100"
                ]>;
                readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "25",
                    "50",
                    "75",
                    "100"
                ]>;
            }>> & SectionFlags;
        };
    } | {
        houseInfo: {
            completed: boolean;
        } & {
            isolation: SectionValues<_pomp_domain.WordedFields<"isolation", {
                readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                    readonly options: readonly [
                        "muur",
                        "dak",
                        "raam",
                        "vloer",
                        "geen"
                    ];
                };
                readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                    "geen actief ventilatiesysteem",
                    "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                    "ventilatie met zelfregeling",
                    "mechanische ventilatie met warmteterugwinning"
                ]>;
            }>> & SectionFlags;
        };
    }, unknown>>,
    z.ZodMiniType<{
        installationInfo: {
            completed: boolean;
        } & {
            connection: SectionValues<_pomp_domain.WordedFields<"connection", {
                readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                    "kruipruimte",
                    "muur",
                    "vloer",
                    "anders"
                ]>;
                readonly otherPipeLocation: _pomp_domain.TextField;
                readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
                };
                readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
                readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
                };
                readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoCvPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("closeUp" | "together")[];
                };
                readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
                readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
                readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags;
        };
    } | {
        installationInfo: {
            completed: boolean;
        } & {
            photos: SectionValues<_pomp_domain.WordedFields<"photos", {
                readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
                };
                readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
                };
                readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
                };
                readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
                };
            }>> & SectionFlags;
        };
    } | {
        installationInfo: {
            completed: boolean;
        } & {
            placing: SectionValues<_pomp_domain.WordedFields<"placing", {
                readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                    "wifi",
                    "kabel"
                ]>;
                readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "muur",
                    "dak",
                    "balkon"
                ]>;
                readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
                readonly distancePompAoToCv: _pomp_domain.DecimalField;
                readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                    "steen",
                    "beton",
                    "anders"
                ]>;
                readonly wallPompAoDifferent: _pomp_domain.TextField;
                readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "begane grond",
                    "1e verdieping",
                    "2e verdieping",
                    "3e verdieping of hoger"
                ]>;
                readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "ja",
                    "nee",
                    "n.v.t"
                ]>;
            }>> & SectionFlags;
        };
    }, unknown, z.core.$ZodTypeInternals<{
        installationInfo: {
            completed: boolean;
        } & {
            connection: SectionValues<_pomp_domain.WordedFields<"connection", {
                readonly pipesInsight: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly whereAreThePipes: _pomp_domain.ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & _pomp_domain.WithOptions<readonly [
                    "kruipruimte",
                    "muur",
                    "vloer",
                    "anders"
                ]>;
                readonly otherPipeLocation: _pomp_domain.TextField;
                readonly photoConnectionLocationPompAo: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
                };
                readonly pipeDistanceFromPompAo: _pomp_domain.DecimalField;
                readonly photoPipeInstallationLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
                };
                readonly wallOutletPompt: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly wallOutletElement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly pomptConnectionToCvPipes: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoCvPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("closeUp" | "together")[];
                };
                readonly distancePompTToCvPipes: _pomp_domain.DecimalField;
                readonly distancePompTToWaterPipes: _pomp_domain.DecimalField;
                readonly elementPlacedAtPompTLocation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
            }>> & SectionFlags;
        };
    } | {
        installationInfo: {
            completed: boolean;
        } & {
            photos: SectionValues<_pomp_domain.WordedFields<"photos", {
                readonly photoCurrentGasBoilerAndPipes: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
                };
                readonly photoPompAoPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
                };
                readonly pomptAtCurrentBoilerLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoPomptPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
                };
                readonly elementAtCvLocation: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly photoElementPlacementLocation: _pomp_domain.FilesField & {
                    readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
                };
            }>> & SectionFlags;
        };
    } | {
        installationInfo: {
            completed: boolean;
        } & {
            placing: SectionValues<_pomp_domain.WordedFields<"placing", {
                readonly wifiOrCable: _pomp_domain.ChoiceField<"kabel" | "o.b." | "wifi"> & _pomp_domain.WithOptions<readonly [
                    "wifi",
                    "kabel"
                ]>;
                readonly pompAoPlacementLocation: _pomp_domain.ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "grond",
                    "muur",
                    "dak",
                    "balkon"
                ]>;
                readonly distancePompAoToElectricity: _pomp_domain.DecimalField;
                readonly distancePompAoToCv: _pomp_domain.DecimalField;
                readonly wallPompAo: _pomp_domain.ChoiceField<"anders" | "beton" | "o.b." | "steen"> & _pomp_domain.WithOptions<readonly [
                    "steen",
                    "beton",
                    "anders"
                ]>;
                readonly wallPompAoDifferent: _pomp_domain.TextField;
                readonly element: _pomp_domain.ChoiceField<"ja" | "nee"> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly floorPompt: _pomp_domain.ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "begane grond",
                    "1e verdieping",
                    "2e verdieping",
                    "3e verdieping of hoger"
                ]>;
                readonly pomptFitStairs: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                    readonly values: readonly [
                        "ja",
                        "nee"
                    ];
                    label(value: "ja" | "nee"): _pomp_language.Message | string;
                }>;
                readonly doesCvNeedToBeMoved: _pomp_domain.ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & _pomp_domain.WithOptions<readonly [
                    "ja",
                    "nee",
                    "n.v.t"
                ]>;
            }>> & SectionFlags;
        };
    }, unknown>>
]>;
type SectionSaveBody = z.output<typeof sectionSave>;
declare const houseGuest: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    createdAt: z.ZodMiniString<string>;
    expiresAt: z.ZodMiniString<string>;
}, z.core.$strip>;
type HouseGuest = z.output<typeof houseGuest>;
declare const guestHouseInfo: z.ZodMiniObject<{
    guest: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        expiresAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    house: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        address: z.ZodMiniString<string>;
        zipcode: z.ZodMiniString<string>;
        city: z.ZodMiniString<string>;
    }, z.core.$strip>;
    houseInfo: z.ZodMiniType<{
        completed: boolean;
    } & {
        house?: (SectionValues<_pomp_domain.WordedFields<"house", {
            readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1964",
                "1975",
                "1983",
                "1988",
                "1992",
                "2005",
                "2015",
                "2016"
            ]>;
            readonly buildingSize: _pomp_domain.WholeNumberField;
            readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5"
            ]>;
            readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5",
                "more then 5"
            ]>;
            readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                "tussenwoning",
                "hoekwoning",
                "2onder1kap",
                "vrijstaand",
                "appartement",
                "overig"
            ]>;
            readonly typeOfBuildingOther: _pomp_domain.TextField;
            readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                "hoekappartement",
                "tussenappartement"
            ]>;
            readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "25",
                "50",
                "75",
                "100"
            ]>;
            readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "grond",
                "ander appartment",
                "kelder"
            ]>;
            readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "20",
                "40",
                "50",
                "60",
                "80",
                "100"
            ]>;
            readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "25",
                "50",
                "75",
                "100"
            ]>;
        }>> & SectionFlags) | undefined;
        consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
            readonly gasConsumption: _pomp_domain.WholeNumberField;
            readonly gasConsumptionYear: _pomp_domain.YearField;
            readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                "ochtend en avond",
                "overdag",
                "hele dag",
                "hele dag met nachtverlaging"
            ]>;
            readonly electricityConsumption: _pomp_domain.WholeNumberField;
            readonly waterConsumption: _pomp_domain.WholeNumberField;
        }>> & SectionFlags) | undefined;
        heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
            readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                "vloerverwarming",
                "radiatoren",
                "open haard of kachel",
                "ir-panelen",
                "anders"
            ]>;
            readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
            readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                "gasketel",
                "zonnenboiler",
                "warmtepomp",
                "pellet-cv",
                "anders"
            ]>;
            readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
            readonly brandGasBoiler: _pomp_domain.TextField;
            readonly typeGasBoiler: _pomp_domain.TextField;
            readonly brandThermostat: _pomp_domain.TextField;
            readonly typethermostat: _pomp_domain.TextField;
            readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
        }>> & SectionFlags) | undefined;
        isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
            readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                readonly options: readonly [
                    "muur",
                    "dak",
                    "raam",
                    "vloer",
                    "geen"
                ];
            };
            readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                "geen actief ventilatiesysteem",
                "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                "ventilatie met zelfregeling",
                "mechanische ventilatie met warmteterugwinning"
            ]>;
        }>> & SectionFlags) | undefined;
        energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
            readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "A++++",
                    "A+++",
                    "A++",
                    "A+",
                    "A",
                    "B",
                    "C",
                    "D",
                    "E",
                    "F",
                    "G"
                ];
                label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
            }>;
            readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                "isolatie",
                "verwarmingssysteem",
                "zonnepanelen",
                "warmtepomp",
                "ventilatiesysteem"
            ]>;
        }>> & SectionFlags) | undefined;
    }, unknown, z.core.$ZodTypeInternals<{
        completed: boolean;
    } & {
        house?: (SectionValues<_pomp_domain.WordedFields<"house", {
            readonly buildingYear: _pomp_domain.ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1964",
                "1975",
                "1983",
                "1988",
                "1992",
                "2005",
                "2015",
                "2016"
            ]>;
            readonly buildingSize: _pomp_domain.WholeNumberField;
            readonly buildingLayers: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5"
            ]>;
            readonly people: _pomp_domain.ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "1",
                "2",
                "3",
                "4",
                "5",
                "more then 5"
            ]>;
            readonly typeOfBuilding: _pomp_domain.ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & _pomp_domain.WithOptions<readonly [
                "tussenwoning",
                "hoekwoning",
                "2onder1kap",
                "vrijstaand",
                "appartement",
                "overig"
            ]>;
            readonly typeOfBuildingOther: _pomp_domain.TextField;
            readonly typeOfAppartment: _pomp_domain.ChoiceField<"hoekappartement" | "tussenappartement"> & _pomp_domain.WithOptions<readonly [
                "hoekappartement",
                "tussenappartement"
            ]>;
            readonly roofUpstairsNeighbors: _pomp_domain.ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "25",
                "50",
                "75",
                "100"
            ]>;
            readonly floorUpstairsNeighbors: _pomp_domain.ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "grond",
                "ander appartment",
                "kelder"
            ]>;
            readonly roofSlope: _pomp_domain.ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "0",
                "20",
                "40",
                "50",
                "60",
                "80",
                "100"
            ]>;
            readonly roofSlopeHeated: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basement: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly basementPercentage: _pomp_domain.ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & _pomp_domain.WithOptions<readonly [
                "25",
                "50",
                "75",
                "100"
            ]>;
        }>> & SectionFlags) | undefined;
        consumption?: (SectionValues<_pomp_domain.WordedFields<"consumption", {
            readonly gasConsumption: _pomp_domain.WholeNumberField;
            readonly gasConsumptionYear: _pomp_domain.YearField;
            readonly heatingUsage: _pomp_domain.ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & _pomp_domain.WithOptions<readonly [
                "ochtend en avond",
                "overdag",
                "hele dag",
                "hele dag met nachtverlaging"
            ]>;
            readonly electricityConsumption: _pomp_domain.WholeNumberField;
            readonly waterConsumption: _pomp_domain.WholeNumberField;
        }>> & SectionFlags) | undefined;
        heating?: (SectionValues<_pomp_domain.WordedFields<"heating", {
            readonly heatReleaseSystem: _pomp_domain.MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & _pomp_domain.WithOptions<readonly [
                "vloerverwarming",
                "radiatoren",
                "open haard of kachel",
                "ir-panelen",
                "anders"
            ]>;
            readonly heatReleaseSystemDifferent: _pomp_domain.TextField;
            readonly supplyTemperature60C: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly heatGenerationSystem: _pomp_domain.MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & _pomp_domain.WithOptions<readonly [
                "gasketel",
                "zonnenboiler",
                "warmtepomp",
                "pellet-cv",
                "anders"
            ]>;
            readonly heatGenerationSystemDifferent: _pomp_domain.TextField;
            readonly brandGasBoiler: _pomp_domain.TextField;
            readonly typeGasBoiler: _pomp_domain.TextField;
            readonly brandThermostat: _pomp_domain.TextField;
            readonly typethermostat: _pomp_domain.TextField;
            readonly sunRegulation: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
        }>> & SectionFlags) | undefined;
        isolation?: (SectionValues<_pomp_domain.WordedFields<"isolation", {
            readonly isolation: _pomp_domain.InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
                readonly options: readonly [
                    "muur",
                    "dak",
                    "raam",
                    "vloer",
                    "geen"
                ];
            };
            readonly ventilation: _pomp_domain.ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & _pomp_domain.WithOptions<readonly [
                "geen actief ventilatiesysteem",
                "ventilatie met natuurlijke aanvoer en mechanische afvoer",
                "ventilatie met zelfregeling",
                "mechanische ventilatie met warmteterugwinning"
            ]>;
        }>> & SectionFlags) | undefined;
        energylabel?: (SectionValues<_pomp_domain.WordedFields<"energylabel", {
            readonly energylabel: _pomp_domain.ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "A++++",
                    "A+++",
                    "A++",
                    "A+",
                    "A",
                    "B",
                    "C",
                    "D",
                    "E",
                    "F",
                    "G"
                ];
                label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
            }>;
            readonly areThereAdditionalAdjustments: _pomp_domain.ChoiceField<"ja" | "nee" | "o.b."> & _pomp_domain.WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly additionalAdjustments: _pomp_domain.MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & _pomp_domain.WithOptions<readonly [
                "isolatie",
                "verwarmingssysteem",
                "zonnepanelen",
                "warmtepomp",
                "ventilatiesysteem"
            ]>;
        }>> & SectionFlags) | undefined;
    }, unknown>>;
    revision: z.ZodMiniString<string>;
}, z.core.$strip>;
type GuestHouseInfo = z.output<typeof guestHouseInfo>;
declare const houseChange: z.ZodMiniUnion<readonly [
    z.ZodMiniObject<{
        mainAddress: z.ZodMiniLiteral<true>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        houseInfoCompleted: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        installationInfoPompAoCompleted: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        installationInfoPompTCompleted: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    }, z.core.$strict>
]>;
type HouseChange = z.output<typeof houseChange>;
declare function opensInTab(header: (name: 'sec-fetch-dest' | 'accept') => string | undefined): boolean;
declare const invoice: z.ZodMiniObject<{
    invoiceNumber: z.ZodMiniString<string>;
    type: z.ZodMiniEnum<{
        FP: "FP";
        PY: "PY";
    }>;
    amount: z.ZodMiniInt;
    vat: z.ZodMiniInt;
    date: z.ZodMiniType<`${number}-${number}-${number}`, unknown, z.core.$ZodTypeInternals<`${number}-${number}-${number}`, unknown>>;
    dueDate: z.ZodMiniNullable<z.ZodMiniType<`${number}-${number}-${number}`, unknown, z.core.$ZodTypeInternals<`${number}-${number}-${number}`, unknown>>>;
    documentUrl: z.ZodMiniNullable<z.ZodMiniString<string>>;
    payment: z.ZodMiniDiscriminatedUnion<[
        z.ZodMiniObject<{
            state: z.ZodMiniLiteral<"paid">;
            paidAt: z.ZodMiniString<string>;
        }, z.core.$strip>,
        z.ZodMiniObject<{
            state: z.ZodMiniEnum<{
                canceled: "canceled";
                expired: "expired";
                failed: "failed";
                none: "none";
                open: "open";
                pending: "pending";
            }>;
            paidAt: z.ZodMiniNull;
        }, z.core.$strip>
    ], "state">;
}, z.core.$strip>;
type Invoice = z.output<typeof invoice>;
declare const reservation: z.ZodMiniObject<{
    reference: z.ZodMiniOptional<z.ZodMiniString<string>>;
    took: z.ZodMiniOptional<z.ZodMiniInt>;
    contactInformation: z.ZodMiniObject<{
        firstName: z.ZodMiniString<string>;
        lastName: z.ZodMiniString<string>;
        phone: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
    }, z.core.$strict>;
    address: z.ZodMiniObject<{
        address: z.ZodMiniString<string>;
        postCode: z.ZodMiniString<string>;
        city: z.ZodMiniString<string>;
        installSameBill: z.ZodMiniBoolean<boolean>;
        billingAddress: z.ZodMiniOptional<z.ZodMiniString<string>>;
        billingPostCode: z.ZodMiniOptional<z.ZodMiniString<string>>;
        billingCity: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    product: z.ZodMiniEnum<{
        "All-Electric": "All-Electric";
        "Pomp AO": "Pomp AO";
        "Pomp T": "Pomp T";
    }>;
    quantity: z.ZodMiniInt;
    home: z.ZodMiniOptional<z.ZodMiniObject<{
        buildingType: z.ZodMiniOptional<z.ZodMiniEnum<{
            "2onder1kap": "2onder1kap";
            anders: "anders";
            appartement: "appartement";
            hoekwoning: "hoekwoning";
            tussenwoning: "tussenwoning";
            vrijstaand: "vrijstaand";
        }>>;
        buildingYear: z.ZodMiniOptional<z.ZodMiniInt>;
        floorArea: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        insulation: z.ZodMiniOptional<z.ZodMiniEnum<{
            good: "good";
            moderate: "moderate";
            poor: "poor";
            veryGood: "veryGood";
        }>>;
        supply: z.ZodMiniOptional<z.ZodMiniEnum<{
            50: "50";
            high: "high";
            low: "low";
        }>>;
        boiler: z.ZodMiniOptional<z.ZodMiniEnum<{
            HR100: "HR100";
            HR104: "HR104";
            HR107: "HR107";
            VR: "VR";
            conventional: "conventional";
        }>>;
        cooking: z.ZodMiniOptional<z.ZodMiniEnum<{
            electric: "electric";
            gas: "gas";
        }>>;
        solarPanels: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        residents: z.ZodMiniOptional<z.ZodMiniInt>;
        gasUse: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        prices: z.ZodMiniOptional<z.ZodMiniObject<{
            gas: z.ZodMiniNumber<number>;
            electricity: z.ZodMiniNumber<number>;
            fixedGas: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
type ReservationBody = z.output<typeof reservation>;
declare const savingsBody: z.ZodMiniUnion<readonly [
    z.ZodMiniObject<{
        reference: z.ZodMiniOptional<z.ZodMiniString<string>>;
        took: z.ZodMiniOptional<z.ZodMiniInt>;
        zip: z.ZodMiniString<string>;
        houseNumber: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>
        ]>;
        addition: z.ZodMiniOptional<z.ZodMiniString<string>>;
        people: z.ZodMiniOptional<z.ZodMiniUnion<readonly [
            z.ZodMiniUnion<readonly [
                z.ZodMiniInt,
                z.ZodMiniString<string>,
                z.ZodMiniLiteral<"o.b.">
            ]>,
            z.ZodMiniLiteral<"">
        ]>>;
        home: z.ZodMiniOptional<z.ZodMiniObject<{
            buildingType: z.ZodMiniOptional<z.ZodMiniEnum<{
                "2onder1kap": "2onder1kap";
                anders: "anders";
                appartement: "appartement";
                hoekwoning: "hoekwoning";
                tussenwoning: "tussenwoning";
                vrijstaand: "vrijstaand";
            }>>;
            buildingYear: z.ZodMiniOptional<z.ZodMiniInt>;
            floorArea: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            insulation: z.ZodMiniOptional<z.ZodMiniEnum<{
                good: "good";
                moderate: "moderate";
                poor: "poor";
                veryGood: "veryGood";
            }>>;
            supply: z.ZodMiniOptional<z.ZodMiniEnum<{
                50: "50";
                high: "high";
                low: "low";
            }>>;
            boiler: z.ZodMiniOptional<z.ZodMiniEnum<{
                HR100: "HR100";
                HR104: "HR104";
                HR107: "HR107";
                VR: "VR";
                conventional: "conventional";
            }>>;
            cooking: z.ZodMiniOptional<z.ZodMiniEnum<{
                electric: "electric";
                gas: "gas";
            }>>;
            solarPanels: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            residents: z.ZodMiniOptional<z.ZodMiniInt>;
            gasUse: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            prices: z.ZodMiniOptional<z.ZodMiniObject<{
                gas: z.ZodMiniNumber<number>;
                electricity: z.ZodMiniNumber<number>;
                fixedGas: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
        advanced: z.ZodMiniOptional<z.ZodMiniLiteral<false>>;
        b2b: z.ZodMiniOptional<z.ZodMiniLiteral<false>>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        reference: z.ZodMiniOptional<z.ZodMiniString<string>>;
        took: z.ZodMiniOptional<z.ZodMiniInt>;
        zip: z.ZodMiniString<string>;
        houseNumber: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>
        ]>;
        addition: z.ZodMiniDefault<z.ZodMiniString<string>>;
        advanced: z.ZodMiniLiteral<true>;
        b2b: z.ZodMiniOptional<z.ZodMiniLiteral<false>>;
        people: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        email: z.ZodMiniString<string>;
        gasUsage: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        home: z.ZodMiniOptional<z.ZodMiniObject<{
            buildingType: z.ZodMiniOptional<z.ZodMiniEnum<{
                "2onder1kap": "2onder1kap";
                anders: "anders";
                appartement: "appartement";
                hoekwoning: "hoekwoning";
                tussenwoning: "tussenwoning";
                vrijstaand: "vrijstaand";
            }>>;
            buildingYear: z.ZodMiniOptional<z.ZodMiniInt>;
            floorArea: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            insulation: z.ZodMiniOptional<z.ZodMiniEnum<{
                good: "good";
                moderate: "moderate";
                poor: "poor";
                veryGood: "veryGood";
            }>>;
            supply: z.ZodMiniOptional<z.ZodMiniEnum<{
                50: "50";
                high: "high";
                low: "low";
            }>>;
            boiler: z.ZodMiniOptional<z.ZodMiniEnum<{
                HR100: "HR100";
                HR104: "HR104";
                HR107: "HR107";
                VR: "VR";
                conventional: "conventional";
            }>>;
            cooking: z.ZodMiniOptional<z.ZodMiniEnum<{
                electric: "electric";
                gas: "gas";
            }>>;
            solarPanels: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            residents: z.ZodMiniOptional<z.ZodMiniInt>;
            gasUse: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            prices: z.ZodMiniOptional<z.ZodMiniObject<{
                gas: z.ZodMiniNumber<number>;
                electricity: z.ZodMiniNumber<number>;
                fixedGas: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
    }, z.core.$strict>,
    z.ZodMiniObject<{
        reference: z.ZodMiniOptional<z.ZodMiniString<string>>;
        took: z.ZodMiniOptional<z.ZodMiniInt>;
        b2b: z.ZodMiniLiteral<true>;
        advanced: z.ZodMiniOptional<z.ZodMiniLiteral<false>>;
        people: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        gasUsage: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        email: z.ZodMiniString<string>;
        industry: z.ZodMiniEnum<{
            installateur: "installateur";
            makelaar: "makelaar";
            overig: "overig";
            vastgoedbeheerder: "vastgoedbeheerder";
            vastgoedontwikkelaar: "vastgoedontwikkelaar";
            woningcorporatie: "woningcorporatie";
        }>;
        amountOfBuildings: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        buildingYear: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        typeOfBuilding: z.ZodMiniUnion<readonly [
            z.ZodMiniEnum<{
                "2onder1kap": "2onder1kap";
                anders: "anders";
                appartement: "appartement";
                hoekwoning: "hoekwoning";
                tussenwoning: "tussenwoning";
                vrijstaand: "vrijstaand";
            }>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
        buildingSize: z.ZodMiniUnion<readonly [
            z.ZodMiniInt,
            z.ZodMiniString<string>,
            z.ZodMiniLiteral<"o.b.">
        ]>;
    }, z.core.$strict>
]>;
type SavingsBody = z.output<typeof savingsBody>;
declare const savings: z.ZodMiniObject<{
    euroSaved: z.ZodMiniNumber<number>;
    gasSaved: z.ZodMiniNumber<number>;
    co2Saved: z.ZodMiniNumber<number>;
    roi: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    monthlySavings: z.ZodMiniNumber<number>;
    anualPercentage: z.ZodMiniNumber<number>;
    averageOf: z.ZodMiniArray<z.ZodMiniEnum<{
        floorArea: "floorArea";
        gasUse: "gasUse";
        insulation: "insulation";
    }>>;
    pumps: z.ZodMiniInt;
}, z.core.$strip>;
type SavingsAnswer = z.output<typeof savings>;
declare const uploadSizes: readonly [
    'thumb',
    'preview'
];
type UploadSize = (typeof uploadSizes)[number];
type UploadBody = 'files' | 'picture' | 'nothing';
interface UploadCall<Query = unknown, Response = unknown> {
    readonly method: Route['method'];
    readonly path: Route['path'];
    readonly summary: string;
    readonly sends: UploadBody;
    readonly query: z.ZodMiniType<Query>;
    readonly response: z.ZodMiniType<Response> | undefined;
    readonly errors: {
        readonly [Status in 404 | 409 | 413 | 422]?: ErrorCode;
    };
    readonly example: {
        readonly query: Query;
        readonly response: Response;
    };
}
declare const uploadCalls: {
    readonly uploadFiles: UploadCall<{
        houseId?: string | undefined;
        section?: string | undefined;
        field?: string | undefined;
        token?: string | undefined;
    }, {
        id: string;
        fileName: string;
        type: "IMG" | "VID";
        extension: "3g2" | "3gp" | "avi" | "avif" | "gif" | "heic" | "jpg" | "m4v" | "mkv" | "mov" | "mp4" | "mpg" | "png" | "tif" | "webm" | "webp";
        url: string;
    }[]>;
    readonly listFiles: UploadCall<{
        houseId?: string | undefined;
        section?: string | undefined;
        field?: string | undefined;
        token?: string | undefined;
    }, {
        question: {
            houseId: string;
            section: string;
            field: string;
        };
        files: {
            id: string;
            fileName: string;
            type: "IMG" | "VID";
            extension: "3g2" | "3gp" | "avi" | "avif" | "gif" | "heic" | "jpg" | "m4v" | "mkv" | "mov" | "mp4" | "mpg" | "png" | "tif" | "webm" | "webp";
            url: string;
            size: number;
            hasPreview: boolean;
        }[];
    }>;
    readonly readFile: UploadCall<{
        id: string;
        token?: string | undefined;
        size?: "preview" | "thumb" | undefined;
    }, undefined>;
    readonly deleteFile: UploadCall<{
        id: string;
        token?: string | undefined;
    }, Record<string, never>>;
    readonly putPoster: UploadCall<{
        id: string;
        token?: string | undefined;
    }, Record<string, never>>;
    readonly finishUpload: UploadCall<{
        id: string;
        token?: string | undefined;
    }, {
        id: string;
        fileName: string;
        type: "IMG" | "VID";
        extension: "3g2" | "3gp" | "avi" | "avif" | "gif" | "heic" | "jpg" | "m4v" | "mkv" | "mov" | "mp4" | "mpg" | "png" | "tif" | "webm" | "webp";
        url: string;
    }>;
};
type UploadCalls = typeof uploadCalls;
interface UploadQuestion {
    readonly houseId: string;
    readonly section: string;
    readonly field: string;
}
interface VisitorProof {
    readonly reference?: string | undefined;
    readonly took?: number | undefined;
}
export { backofficeCalls, calls, defineCall, errorBody, errorCodes, opensInTab, refusalReasons, uploadCalls, uploadSizes };
export type { Access, AddressLookup, Agreement, AgreementPlan, BackofficeCallName, BackofficeCalls, BodyOf, Call, CallName, Calls, ChangeWebhook, ErrorBody, ErrorCode, GuestHouseInfo, HomeLookup, HouseChange, HouseGuest, HouseInfoBody, Invoice, Media, Method, OpenSession, OrderDocument, QueryOf, RefusalReason, ReservationBody, ResponseOf, SavingsAnswer, SavingsBody, SectionFlags, SectionSaveBody, SectionValues, Server, SessionExpiry, UploadBody, UploadCall, UploadCallName, UploadCalls, UploadQuestion, UploadSize, Verification, VersionedCallName, VisitorProof };
