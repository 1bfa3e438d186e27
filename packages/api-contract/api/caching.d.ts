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
type Refresh = 'shared' | 'everyMinute' | 'onDemand';
type ReadParameters = Readonly<Record<string, string>>;
type Reads = Readonly<Partial<Record<CallName, ReadParameters>>>;
interface AnyCaching {
    readonly confidential?: true;
}
interface ReadCaching extends AnyCaching {
    readonly refresh: Refresh;
    readonly outlivesSession?: true;
    readonly stale?: undefined;
}
interface WriteCaching extends AnyCaching {
    readonly stale: Reads;
    readonly staleOnFailure?: true;
    readonly awaitsStale?: true;
    readonly answers?: Reads;
    readonly gone?: Reads;
    readonly refresh?: undefined;
    readonly outlivesSession?: undefined;
}
type CallCaching = ReadCaching | WriteCaching;
declare const caching: {
    readonly session: {
        readonly refresh: 'everyMinute';
        readonly outlivesSession: true;
    };
    readonly postPasskeyQuestion: {
        readonly stale: {};
        readonly confidential: true;
    };
    readonly passkeyLogin: {
        readonly stale: {};
        readonly confidential: true;
    };
    readonly getPasskeys: {
        readonly refresh: 'shared';
    };
    readonly postNewPasskey: {
        readonly stale: {};
        readonly confidential: true;
    };
    readonly postPasskey: {
        readonly stale: {
            readonly getPasskeys: {};
        };
        readonly confidential: true;
    };
    readonly deletePasskey: {
        readonly stale: {
            readonly getPasskeys: {};
        };
        readonly staleOnFailure: true;
    };
    readonly resetPassword: {
        readonly stale: {
            readonly getSessions: {};
            readonly getUser: {};
        };
    };
    readonly postPasswordStrength: {
        readonly stale: {};
        readonly confidential: true;
    };
    readonly confirmIdentity: {
        readonly stale: {};
        readonly confidential: true;
    };
    readonly confirmEmail: {
        readonly stale: {
            readonly getUser: {};
            readonly session: {};
        };
    };
    readonly getSessions: {
        readonly refresh: 'shared';
    };
    readonly deleteSession: {
        readonly stale: {
            readonly getSessions: {};
        };
        readonly staleOnFailure: true;
    };
    readonly deleteOtherSessions: {
        readonly stale: {
            readonly getSessions: {};
        };
        readonly staleOnFailure: true;
    };
    readonly getUser: {
        readonly refresh: 'shared';
    };
    readonly putUser: {
        readonly answers: {
            readonly getUser: {};
        };
        readonly stale: {
            readonly session: {};
        };
    };
    readonly putUserLocale: {
        readonly answers: {
            readonly getUser: {};
        };
        readonly stale: {};
    };
    readonly putUserMails: {
        readonly answers: {
            readonly getUser: {};
        };
        readonly stale: {};
    };
    readonly deleteEmailChange: {
        readonly answers: {
            readonly getUser: {};
        };
        readonly stale: {
            readonly session: {};
        };
    };
    readonly getUserData: {
        readonly refresh: 'onDemand';
        readonly confidential: true;
    };
    readonly getUserDeletion: {
        readonly refresh: 'shared';
    };
    readonly postUserDeletion: {
        readonly answers: {
            readonly getUserDeletion: {};
        };
        readonly stale: {};
    };
    readonly deleteUserDeletion: {
        readonly answers: {
            readonly getUserDeletion: {};
        };
        readonly stale: {};
    };
    readonly getOrders: {
        readonly refresh: 'everyMinute';
    };
    readonly getOrderHistory: {
        readonly refresh: 'shared';
    };
    readonly getOrderTimeline: {
        readonly refresh: 'everyMinute';
    };
    readonly postMessage: {
        readonly stale: {
            readonly getOrderTimeline: {
                readonly orderId: 'orderId';
            };
        };
        readonly awaitsStale: true;
    };
    readonly putMessagesRead: {
        readonly stale: {
            readonly getOrderTimeline: {
                readonly orderId: 'orderId';
            };
        };
    };
    readonly postOrder: {
        readonly stale: {
            readonly getHouses: {};
            readonly getHouse: {};
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
            readonly getQuotes: {};
        };
        readonly staleOnFailure: true;
    };
    readonly getPrices: {
        readonly refresh: 'shared';
    };
    readonly getQuotes: {
        readonly refresh: 'everyMinute';
    };
    readonly postQuote: {
        readonly stale: {
            readonly getQuotes: {};
        };
        readonly awaitsStale: true;
    };
    readonly putQuote: {
        readonly stale: {
            readonly getQuotes: {};
        };
        readonly awaitsStale: true;
    };
    readonly postWithdrawal: {
        readonly stale: {
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
            readonly getAppointments: {};
        };
        readonly staleOnFailure: true;
    };
    readonly getDocuments: {
        readonly refresh: 'everyMinute';
    };
    readonly getAgreement: {
        readonly refresh: 'shared';
    };
    readonly putSignAgreement: {
        readonly stale: {
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
            readonly getAgreement: {
                readonly id: 'id';
            };
            readonly getDocuments: {
                readonly orderId: 'id';
            };
        };
        readonly staleOnFailure: true;
    };
    readonly putIncassoConsent: {
        readonly stale: {
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
            readonly getAgreement: {
                readonly id: 'id';
            };
        };
        readonly staleOnFailure: true;
        readonly confidential: true;
    };
    readonly getMeterReadings: {
        readonly refresh: 'shared';
    };
    readonly postMeterReading: {
        readonly answers: {
            readonly getMeterReadings: {
                readonly orderId: 'orderId';
            };
        };
        readonly stale: {};
    };
    readonly deleteMeterReading: {
        readonly stale: {
            readonly getMeterReadings: {};
        };
        readonly staleOnFailure: true;
    };
    readonly getHandover: {
        readonly refresh: 'onDemand';
        readonly outlivesSession: true;
        readonly confidential: true;
    };
    readonly putHandover: {
        readonly stale: {
            readonly getHandover: {
                readonly token: 'token';
            };
        };
        readonly staleOnFailure: true;
        readonly confidential: true;
    };
    readonly getTerms: {
        readonly refresh: 'onDemand';
        readonly outlivesSession: true;
    };
    readonly getVerification: {
        readonly refresh: 'onDemand';
        readonly outlivesSession: true;
    };
    readonly getInvoice: {
        readonly refresh: 'shared';
    };
    readonly postPayment: {
        readonly stale: {
            readonly getInvoice: {
                readonly orderId: 'orderId';
                readonly type: 'type';
            };
            readonly getPayment: {
                readonly orderId: 'orderId';
                readonly type: 'type';
            };
            readonly getOrderTimeline: {
                readonly orderId: 'orderId';
            };
        };
        readonly staleOnFailure: true;
        readonly confidential: true;
    };
    readonly getPayment: {
        readonly refresh: 'shared';
    };
    readonly getAppointments: {
        readonly refresh: 'everyMinute';
    };
    readonly getHouses: {
        readonly refresh: 'shared';
    };
    readonly getHouse: {
        readonly refresh: 'shared';
    };
    readonly postHouse: {
        readonly stale: {
            readonly getHouses: {};
            readonly getHouse: {};
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
        };
    };
    readonly putHouse: {
        readonly stale: {
            readonly getHouses: {};
            readonly getHouse: {};
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
        };
    };
    readonly deleteHouse: {
        readonly gone: {
            readonly getHouse: {
                readonly houseId: 'houseId';
            };
            readonly getHouseInfo: {
                readonly houseId: 'houseId';
            };
            readonly getHouseSuggestions: {
                readonly houseId: 'houseId';
            };
        };
        readonly stale: {
            readonly getHouses: {};
            readonly getHouse: {};
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
        };
    };
    readonly getHouseInfo: {
        readonly refresh: 'shared';
    };
    readonly postHouseInfo: {
        readonly answers: {
            readonly getHouseInfo: {
                readonly houseId: 'houseId';
            };
        };
        readonly stale: {
            readonly getHouses: {};
            readonly getHouse: {};
            readonly getOrders: {};
            readonly getOrderHistory: {};
            readonly getOrderTimeline: {};
            readonly getHouseInfo: {
                readonly houseId: 'houseId';
            };
        };
    };
    readonly getHouseGuests: {
        readonly refresh: 'shared';
    };
    readonly postHouseGuest: {
        readonly stale: {
            readonly getHouseGuests: {
                readonly houseId: 'houseId';
            };
        };
        readonly confidential: true;
    };
    readonly deleteHouseGuest: {
        readonly stale: {
            readonly getHouseGuests: {};
        };
        readonly staleOnFailure: true;
    };
    readonly getGuestHouseInfo: {
        readonly refresh: 'onDemand';
        readonly outlivesSession: true;
    };
    readonly postGuestHouseInfo: {
        readonly answers: {
            readonly getGuestHouseInfo: {
                readonly token: 'token';
            };
        };
        readonly stale: {};
        readonly confidential: true;
    };
    readonly postUploadLink: {
        readonly stale: {};
        readonly confidential: true;
    };
    readonly getUploads: {
        readonly refresh: 'shared';
    };
    readonly download: {
        readonly refresh: 'onDemand';
    };
    readonly extendSession: {
        readonly stale: {};
    };
    readonly getAddress: {
        readonly refresh: 'onDemand';
    };
    readonly getAppointmentEntry: {
        readonly refresh: 'onDemand';
    };
    readonly getBanner: {
        readonly refresh: 'onDemand';
    };
    readonly getDocument: {
        readonly refresh: 'onDemand';
    };
    readonly getHomeFacts: {
        readonly refresh: 'onDemand';
    };
    readonly getHouseInfoPdf: {
        readonly refresh: 'onDemand';
    };
    readonly getHousePicture: {
        readonly refresh: 'onDemand';
    };
    readonly getHouseSuggestions: {
        readonly refresh: 'onDemand';
    };
    readonly getInstallationInfoPdf: {
        readonly refresh: 'onDemand';
    };
    readonly getMeasuredUse: {
        readonly refresh: 'onDemand';
    };
    readonly getQuotePdf: {
        readonly refresh: 'onDemand';
    };
    readonly getRelevantArticles: {
        readonly refresh: 'onDemand';
    };
    readonly getSavings: {
        readonly refresh: 'onDemand';
    };
    readonly getServiceEntry: {
        readonly refresh: 'onDemand';
    };
    readonly getUpload: {
        readonly refresh: 'onDemand';
    };
    readonly getUserFiles: {
        readonly refresh: 'onDemand';
    };
    readonly getUserUnique: {
        readonly refresh: 'onDemand';
    };
    readonly getWarranty: {
        readonly refresh: 'onDemand';
    };
    readonly login: {
        readonly stale: {};
    };
    readonly postContact: {
        readonly stale: {};
    };
    readonly postFeedback: {
        readonly stale: {};
    };
    readonly postForm: {
        readonly stale: {};
    };
    readonly postFormConfirmation: {
        readonly stale: {};
    };
    readonly postReservation: {
        readonly stale: {};
    };
    readonly postSavings: {
        readonly stale: {};
    };
    readonly postUploadToken: {
        readonly stale: {};
    };
    readonly postVacancy: {
        readonly stale: {};
    };
    readonly recoverPassword: {
        readonly stale: {};
    };
    readonly removeSession: {
        readonly stale: {};
    };
};
export { caching };
export type { CallCaching, ReadParameters, Reads, Refresh };
