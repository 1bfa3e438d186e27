import { CallName, Calls, QueryOf, BodyOf, VersionedCallName, ResponseOf, ErrorCode, ErrorBody, HouseChange } from '@pomp/api-contract';
import { Language } from '@pomp/language';
import { contentRoutes } from '@pomp/api-contract/visitor-routes';
import * as react from 'react';
import { ReactNode } from 'react';
import * as _tanstack_react_query from '@tanstack/react-query';
import { QueryClient, SkipToken, UseQueryOptions } from '@tanstack/react-query';
import * as _pomp_domain from '@pomp/domain';
import { Customer, Payment, HomeAnswers } from '@pomp/domain';
import { routes } from '@pomp/api-contract/routes';
type FileCallName = {
    [Name in CallName]: Calls[Name] extends {
        readonly media: 'application/json';
    } ? never : Name;
}[CallName];
declare function hrefOf<Name extends FileCallName>(name: Name, query: QueryOf<Calls[Name]>, baseUrl?: string): string;
type Given<Key extends string, Value> = [
    Value
] extends [
    undefined
] ? {
    readonly [K in Key]?: undefined;
} : {
    readonly [K in Key]: Value;
};
type CallRequest<Name extends CallName> = Given<'query', QueryOf<Calls[Name]>> & Given<'body', BodyOf<Calls[Name]>> & {
    readonly signal?: AbortSignal;
    readonly idempotencyKey?: string;
    readonly keepalive?: boolean;
} & (Name extends VersionedCallName ? {
    readonly revision?: string;
} : {
    readonly revision?: undefined;
});
type CallAnswer<Name extends CallName> = ResponseOf<Calls[Name]> & (Name extends VersionedCallName ? {
    readonly revision?: string;
} : unknown);
type RequestArguments<Name extends CallName> = Partial<CallRequest<Name>> extends CallRequest<Name> ? [
    request?: CallRequest<Name>
] : [
    request: CallRequest<Name>
];
interface ApiClient {
    readonly baseUrl?: string | undefined;
    call<Name extends Exclude<CallName, FileCallName>>(name: Name, ...request: RequestArguments<Name>): Promise<CallAnswer<Name>>;
}
interface ApiClientOptions {
    readonly baseUrl?: string;
    readonly credentials?: RequestCredentials;
    readonly locale?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    readonly fetch?: typeof globalThis.fetch;
    readonly answersWithin?: number;
}
declare function createApiClient({ baseUrl, credentials, locale, headers, fetch, answersWithin, }?: ApiClientOptions): ApiClient;
type Refusal = Omit<ErrorBody, 'message'> & Partial<Pick<ErrorBody, 'message'>>;
declare class ApiError extends Error {
    readonly name = "ApiError";
    readonly status: number;
    readonly code: ErrorCode;
    readonly reason: ErrorBody['reason'];
    readonly said: string | undefined;
    readonly issues: NonNullable<ErrorBody['issues']>;
    readonly changes: NonNullable<ErrorBody['changes']>;
    readonly details: string | undefined;
    readonly additions: readonly string[];
    readonly externalMessage: string | undefined;
    constructor(status: number, { message, code, reason, issues, changes, details, additions, externalMessage }: Refusal);
}
declare function messageOf(failure: unknown, language: Language, otherwise?: string): string;
declare class NetworkError extends Error {
    readonly name = "NetworkError";
    constructor(cause: unknown);
}
type ContentCallName = keyof typeof contentRoutes;
interface ContentApi {
    call<Name extends ContentCallName>(name: Name, ...request: RequestArguments<Name>): Promise<CallAnswer<Name>>;
}
interface ContentApiOptions {
    readonly baseUrl?: string;
    readonly locale?: string;
}
declare function createContentApi({ baseUrl, locale }?: ContentApiOptions): ContentApi;
declare const isTransient: (failure: unknown) => boolean;
type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
declare const wait: Wait;
interface RetryOptions {
    readonly delays: readonly number[];
    readonly signal: AbortSignal;
    readonly shouldRetry?: (failure: unknown) => boolean;
    readonly onRetry?: (retry: number) => void;
    readonly wait?: Wait;
}
declare function retry<Result>(work: () => Promise<Result>, { delays, signal, shouldRetry, onRetry, wait }: RetryOptions): Promise<Result>;
interface ApiProviderProps {
    readonly client: ApiClient;
    readonly queryClient: QueryClient;
    readonly onSessionLost: () => void;
    readonly now?: () => Date;
    readonly children: ReactNode;
}
declare function ApiProvider({ client, queryClient, onSessionLost, now, children }: ApiProviderProps): react.JSX.Element;
declare function useApi(): ApiClient;
declare function useHrefOf(): HrefOf;
type HrefOf = <Name extends FileCallName>(name: Name, query: QueryOf<Calls[Name]>) => string;
declare function useIdempotencyKey(): (request: object) => string;
declare function useResolveUrl(): (url: string) => string;
type QueryCallName = Exclude<{
    [Name in CallName]: (typeof routes)[Name] extends {
        readonly method: 'GET';
    } ? Name : never;
}[CallName], FileCallName | 'session'>;
type QueryArguments<Name extends QueryCallName> = QueryOf<Calls[Name]> extends undefined ? [
    query?: undefined
] : [
    query: QueryOf<Calls[Name]> | SkipToken
];
declare function callQuery<Name extends QueryCallName>(api: ApiClient, name: Name, ...[query]: QueryArguments<Name>): _tanstack_react_query.UseQueryOptions<CallAnswer<Name>, Error, CallAnswer<Name>, readonly unknown[]> & {
    initialData?: _tanstack_react_query.InitialDataFunction<_tanstack_react_query.NonUndefinedGuard<CallAnswer<Name>>> | _tanstack_react_query.NonUndefinedGuard<CallAnswer<Name>> | undefined;
} & _tanstack_react_query.QueryKeyWithDataTag<readonly unknown[], CallAnswer<Name>, Error>;
type ScreenOptions = Pick<UseQueryOptions, 'refetchIntervalInBackground'> & {
    readonly refetchInterval?: number;
};
declare function useCallQuery<Name extends QueryCallName>(name: Name, ...asked: [
    ...query: QueryArguments<Name>,
    options?: ScreenOptions
]): _tanstack_react_query.UseQueryResult<CallAnswer<Name>, Error>;
declare const useCallMutation: <Name extends Exclude<CallName, FileCallName>>(name: Name) => _tanstack_react_query.UseMutationResult<CallAnswer<Name>, Error, Partial<CallRequest<Name>> extends CallRequest<Name> ? void | CallRequest<Name> : CallRequest<Name>, unknown>;
declare function useSession(initial?: Customer | null): _tanstack_react_query.UseQueryResult<{
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    locale: string;
} | null, Error>;
declare const useSessionExpiry: () => _tanstack_react_query.UseQueryResult<{
    expiresInSeconds: number;
    canExtend: boolean;
    warnSeconds: number;
} | null, Error>;
type AddressToLookUp = CallRequest<'getAddress'>['query'];
interface Asked {
    readonly state: {
        readonly data: CallAnswer<'getAddress'> | undefined;
    };
}
interface AddressQuery extends Omit<ReturnType<typeof callQuery<'getAddress'>>, 'staleTime'> {
    readonly staleTime: (query: Asked) => number;
}
declare const addressQuery: (api: ApiClient, address: AddressToLookUp | SkipToken) => AddressQuery;
declare const useAddressLookup: (address: AddressToLookUp | undefined) => _tanstack_react_query.UseQueryResult<{
    outcome: "found";
    street: string;
    place: string;
    additions: string[];
    plain: boolean;
} | {
    outcome: "unknown";
} | {
    outcome: "unavailable";
}, Error>;
declare const useCompleteHouse: () => _tanstack_react_query.UseMutationResult<{
    id: string;
    address: string;
    zipcode: string;
    city: string;
    mainAddress: boolean;
    houseInfoCompleted: boolean;
    installationInfoPompAoCompleted: boolean;
    installationInfoPompTCompleted: boolean;
}, Error, HouseCompletion, unknown>;
type ToPay = CallRequest<'getInvoice'>['query'];
declare const paymentQuery: (api: ApiClient, toPay: ToPay, { waiting }?: {
    waiting?: boolean | undefined;
}) => _tanstack_react_query.OmitKeyof<_tanstack_react_query.UseQueryOptions<Payment, Error, Payment, readonly unknown[]>, "queryFn"> & {
    queryFn?: _tanstack_react_query.QueryFunction<Payment, readonly unknown[], never> | undefined;
} & _tanstack_react_query.QueryKeyWithDataTag<readonly unknown[], Payment, Error>;
declare const usePayment: (toPay: ToPay, options?: {
    readonly waiting?: boolean;
}) => _tanstack_react_query.UseQueryResult<_pomp_domain.Payment, Error>;
declare const hasOwnHome: () => boolean;
interface OwnHome {
    readonly address: {
        readonly zip: string;
        readonly houseNumber: string;
        readonly addition: string;
    };
    readonly street?: string | undefined;
    readonly place?: string | undefined;
    readonly typed: {
        readonly [what: string]: string | undefined;
    };
    readonly answers?: HomeAnswers | undefined;
    readonly confirmed: boolean;
}
declare const keepOwnHome: (home: OwnHome) => void;
declare function readOwnHome(): OwnHome | undefined;
declare const isSameAddress: (one: OwnHome['address'], other: OwnHome['address']) => boolean;
declare function saidOfHomeAt({ zipcode, houseNumber, addition, }: {
    readonly [Part in 'zipcode' | 'houseNumber' | 'addition']?: string;
}): HomeAnswers | undefined;
declare const accountKey: readonly [
    'pomp',
    'account'
];
declare function callKey<Name extends CallName>(name: Name, query?: Partial<QueryOf<Calls[Name]>>): readonly unknown[];
declare const sessionKey: readonly unknown[];
declare const sessionExpiryKey: readonly [
    "pomp",
    "public",
    "sessionExpiry"
];
type Variables<Name extends CallName> = Partial<CallRequest<Name>> extends CallRequest<Name> ? CallRequest<Name> | void : CallRequest<Name>;
declare function callMutation<Name extends Exclude<CallName, FileCallName>>(api: ApiClient, name: Name): Omit<_tanstack_react_query.UseMutationOptions<CallAnswer<Name>, Error, Variables<Name>, unknown>, "mutationKey">;
interface HouseCompletion {
    readonly houseId: string;
    readonly flags: Exclude<HouseChange, {
        readonly mainAddress: true;
    }>;
}
declare const completeHouseMutation: (api: ApiClient, queryClient: QueryClient) => Omit<_tanstack_react_query.UseMutationOptions<{
    id: string;
    address: string;
    zipcode: string;
    city: string;
    mainAddress: boolean;
    houseInfoCompleted: boolean;
    installationInfoPompAoCompleted: boolean;
    installationInfoPompTCompleted: boolean;
}, Error, HouseCompletion, unknown>, "mutationKey">;
declare const createQueryClient: () => QueryClient;
declare function withRefreshing(client: ApiClient, queryClient: QueryClient): ApiClient;
declare function askFirstName(): Promise<string | null>;
declare const keepLocaleSource: (locale: string) => string;
declare function keepLocale(locale: string): void;
declare function isSamePagePath(path: unknown): path is `/${string}`;
declare function storeRedirect(path: string): void;
declare function takeRedirect(otherwise: string): string;
declare const noteSessionEnd: () => void;
declare const hasSessionEnded: () => boolean;
declare const sessionHintCookie = "pomp_signed_in";
declare const hasSessionHint: (cookies: string) => boolean;
interface SessionLoss {
    readonly queryClient: QueryClient;
    readonly onSessionLost: () => void;
    readonly isUnattended?: (() => boolean) | undefined;
}
declare function withSessionHandling(client: ApiClient, { queryClient, onSessionLost, isUnattended }: SessionLoss): ApiClient;
declare function clearPrivate(queryClient: QueryClient): void;
declare const sessionQuery: (api: ApiClient) => _tanstack_react_query.OmitKeyof<_tanstack_react_query.UseQueryOptions<{
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    locale: string;
} | null, Error, {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    locale: string;
} | null, readonly unknown[]>, "queryFn"> & {
    queryFn?: _tanstack_react_query.QueryFunction<{
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        locale: string;
    } | null, readonly unknown[], never> | undefined;
} & _tanstack_react_query.QueryKeyWithDataTag<readonly unknown[], {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    locale: string;
} | null, Error>;
declare const sessionExpiryQuery: () => _tanstack_react_query.UseQueryOptions<{
    expiresInSeconds: number;
    canExtend: boolean;
    warnSeconds: number;
} | null, Error, {
    expiresInSeconds: number;
    canExtend: boolean;
    warnSeconds: number;
} | null, readonly [
    "pomp",
    "public",
    "sessionExpiry"
]> & {
    initialData?: _tanstack_react_query.InitialDataFunction<{
        expiresInSeconds: number;
        canExtend: boolean;
        warnSeconds: number;
    } | null> | {
        expiresInSeconds: number;
        canExtend: boolean;
        warnSeconds: number;
    } | null | undefined;
} & _tanstack_react_query.QueryKeyWithDataTag<readonly [
    "pomp",
    "public",
    "sessionExpiry"
], {
    expiresInSeconds: number;
    canExtend: boolean;
    warnSeconds: number;
} | null, Error>;
declare const tabStorage: {
    get: (key: string) => string | undefined;
    set(key: string, text: string): void;
    take(key: string): string | undefined;
    remove(key: string): void;
};
export { ApiError, ApiProvider, NetworkError, accountKey, addressQuery, askFirstName, callKey, callMutation, callQuery, clearPrivate, completeHouseMutation, createApiClient, createContentApi, createQueryClient, hasOwnHome, hasSessionEnded, hasSessionHint, hrefOf, isSameAddress, isSamePagePath, isTransient, keepLocale, keepLocaleSource, keepOwnHome, messageOf, noteSessionEnd, paymentQuery, readOwnHome, retry, saidOfHomeAt, sessionExpiryKey, sessionExpiryQuery, sessionHintCookie, sessionKey, sessionQuery, storeRedirect, tabStorage, takeRedirect, useAddressLookup, useApi, useCallMutation, useCallQuery, useCompleteHouse, useHrefOf, useIdempotencyKey, usePayment, useResolveUrl, useSession, useSessionExpiry, wait, withRefreshing, withSessionHandling };
export type { AddressToLookUp, ApiClient, ApiClientOptions, ApiProviderProps, CallAnswer, CallRequest, ContentApi, ContentApiOptions, FileCallName, HouseCompletion, HrefOf, OwnHome, QueryArguments, QueryCallName, RetryOptions, ToPay, Wait };
