import { ResponseOf, UploadCalls, UploadQuestion, UploadSize } from '@pomp/api-contract';
import { UploadedFile } from '@pomp/domain';
type AskToken = () => Promise<string>;
interface UploadClientOptions {
    readonly backendUrl: string;
    readonly askToken: AskToken;
    readonly locale?: string | undefined;
    readonly delays?: readonly number[];
    readonly frozenAfter?: number;
}
interface UploadRequest {
    readonly question?: UploadQuestion;
    readonly signal?: AbortSignal;
    readonly onProgress?: (progress: {
        readonly sent: number;
        readonly total: number;
    }) => void;
}
type QuestionFiles = ResponseOf<UploadCalls['listFiles']>;
interface UploadClient {
    upload(file: File, request?: UploadRequest): Promise<UploadedFile>;
    remove(id: string): Promise<void>;
    list(question?: UploadQuestion): Promise<QuestionFiles>;
    pictureUrl(id: string, size: UploadSize): Promise<string>;
}
declare function createUploadClient({ backendUrl, askToken, locale, delays, frozenAfter, }: UploadClientOptions): UploadClient;
export { createUploadClient };
export type { AskToken, QuestionFiles, UploadClient, UploadClientOptions, UploadRequest };
