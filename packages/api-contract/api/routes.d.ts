type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Route {
    readonly method: Method;
    readonly path: `/${string}`;
    readonly versioned?: true;
}
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
declare const resumablePath = "/documents/tus";
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
export { resumablePath, routes, uploadRoutes };
export type { CallName, Route, UploadCallName, VersionedCallName };
