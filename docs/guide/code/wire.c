/* A client without any library: the bytes that it sends, and those that the server answers. */
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static void print(const char *who, const unsigned char *bytes, size_t count)
{
    printf("%s", who);
    for (size_t i = 0; i < count; i++)
        printf(" %02x", bytes[i]);
    printf("\n");
}

/* Sends a message with five bytes before it, and reads the answer, which has five as well. */
static int call(int server, const char *message, ssize_t count)
{
    unsigned char bytes[260] = {0, 0, 0, 0, (unsigned char)count};
    memcpy(bytes + 5, message, (size_t)count);
    print("->", bytes, (size_t)count + 5);
    if (write(server, bytes, (size_t)count + 5) != count + 5 ||
        recv(server, bytes, 5, MSG_WAITALL) != 5 || /* here no answer is longer than 255 bytes */
        recv(server, bytes + 5, bytes[4], MSG_WAITALL) != bytes[4])
        return 0;
    print("<-", bytes, (size_t)bytes[4] + 5);
    return 1;
}

int main(int argc, char **argv)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const int server = socket(AF_UNIX, SOCK_STREAM, 0);
    if (argc != 2 || strlen(argv[1]) >= sizeof address.sun_path)
        return 2;
    strcpy(address.sun_path, argv[1]);
    if (connect(server, (struct sockaddr *)&address, sizeof address) != 0)
        return 1;
    return !(call(server, "\x08\x01\x1a\x02\x08\x01", 6) && /* 1: hello {protocol_version: 1} */
             call(server, "\x08\x02\x22\x00", 4) &&         /* 2: create_view {} */
             call(server, "\x08\x03\x10\x01\x5a\x00", 6) && /* 3, view 1: begin_data_source {} */
             call(server, "\x08\x04\x10\x01\x62\x03\x0a\x01\x05", 9) && /* item_counts: [5] */
             call(server, "\x08\x05\x10\x01\x6a\x00", 6) && /* 5, view 1: commit_data_source {} */
             call(server, "\x08\x06\x10\x01\x82\x01\x02\x10\x01", 9)); /* item_counts */
}
